import { commitSha } from '../../src/domain/commit-sha.ts';
import type { AllocatedContext, PortfolioSlot } from '../../src/domain/portfolio.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import type { RepositoryIndex } from '../../src/domain/repository-index.ts';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import type { ModelProfile } from '../../src/ports/model.ts';
import type { WriteRequest, WriteTools } from '../../src/stages/generate/write-request.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { indexedRepository } from '../fakes/indexed-repository.ts';
import { type ScriptedModel, scriptedModel } from '../fakes/scripted-model.ts';
import { targetIn } from './answer-fixture.ts';

const NONCE = '3fa94c';
const extractor = await inProcessExtractor();

export const RANGES = `"""Page ranges as people write them."""
from pages.limits import clamp


def parse_range(text):
    """Pages of "3-5", both ends included."""
    low, high = text.split("-")
    return list(range(clamp(int(low)), clamp(int(high))))


def join(ranges):
    return ",".join(ranges)
`;
const LIMITS = `MAX = 999


def clamp(page):
    return max(1, min(page, MAX))
`;
const FILLER = Array.from({ length: 60 }, (_, i) => `\n\ndef unused_${i}():\n    return ${i}\n`).join('');
const TEST = `from pages.ranges import parse_range


def test_both_ends():
    assert parse_range("3-5") == [3, 4, 5]
`;

const FILES = {
  'pages/ranges.py': RANGES,
  'pages/limits.py': LIMITS,
  'pages/long.py': `${RANGES}${FILLER}`,
  'tests/test_ranges.py': TEST,
};

export function slot(number: number, path: string, start: number, end: number, text: string): PortfolioSlot {
  return {
    slot: number,
    role: 'core',
    path: listedPath(path),
    start,
    end,
    name: undefined,
    kind: 'function',
    views: ['body'],
    score: 1 / number,
    reason: 'test',
    share: 100,
    tokens: 50,
    text: `# ${path}:${start}-${end}\n${text}`,
  };
}

export function context(...portfolio: readonly PortfolioSlot[]): AllocatedContext {
  const text = portfolio.map((one) => one.text).join('\n\n');
  return {
    mode: 'product',
    tokenizer: 'quarters',
    budget: 2048,
    used: 1,
    portfolio,
    rejected: [],
    text,
    status: 'allocated',
  };
}

export const CLAMP = slot(1, 'pages/limits.py', 4, 5, 'def clamp(page):\n    return max(1, min(page, MAX))');
export const LIMIT = slot(2, 'pages/limits.py', 1, 1, 'MAX = 999');
export const JOIN = slot(3, 'pages/other.py', 10, 11, 'def join(ranges):\n    return ",".join(ranges)');

export const index: RepositoryIndex = await indexedRepository(FILES, extractor);

export function request(over: Partial<WriteRequest> = {}): WriteRequest {
  return {
    task: {
      text: untrusted('parse_range drops the last page.', 'task'),
      commit: commitSha('1'.repeat(40)),
      actor: 'local',
      source: 'command line',
    },
    failures: [
      {
        test: 'tests/test_ranges.py::test_both_ends',
        message: 'AssertionError: assert [3, 4] == [3, 4, 5]',
        frames: [{ path: 'tests/test_ranges.py', line: 5, function: 'test_both_ends' }],
        path: listedPath('tests/test_ranges.py'),
      },
    ],
    testSources: [{ path: listedPath('tests/test_ranges.py'), text: TEST }],
    target: targetIn(index, 'pages/ranges.py#parse_range'),
    context: context(CLAMP, LIMIT),
    portfolio: 'default',
    frame: 'plain',
    temperature: 0,
    seed: 1,
    ...over,
  };
}

export async function tools(
  script: Parameters<typeof scriptedModel>[0],
  profile: Partial<ModelProfile> = {},
): Promise<WriteTools & { readonly model: ScriptedModel }> {
  const model = scriptedModel(script, { strength: 'weak', ...profile });
  return { model, profile: await model.profile(), nonce: NONCE, index, extractor };
}
