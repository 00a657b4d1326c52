import { beforeAll, expect, test } from 'vitest';
import { hideBody, type OpenTask } from '../../../src/evaluate/companions/hide-body.ts';
import type { Extractor } from '../../../src/ports/extractor.ts';
import { inProcessExtractor } from '../../fakes/in-process-extractor.ts';
import { indexedRepository } from '../../fakes/indexed-repository.ts';

let extractor: Extractor;
beforeAll(async () => {
  extractor = await inProcessExtractor();
});

const BEFORE = 'LIMIT = 3\n\n\n';
const FOCAL = [
  '@cached',
  'def outline(points: list, *, closed=True) -> list:',
  '    """Walk once around the points."""',
  '    def turn(angle):',
  '        return secret_angle(angle)',
  '    return [turn(point) for point in secret_order(points)]',
  '',
].join('\n');
const AFTER = '\n\ndef area(points):\n    return shoelace(outline(points))\n';

async function open(text: string, entry_point: string): Promise<OpenTask | undefined> {
  const index = await indexedRepository({ 'shapes/lines.py': text, 'other.py': 'x = 1\n' }, extractor);
  return hideBody(index, { file: 'shapes/lines.py', entry_point });
}

test('the task is the signature and the docstring, and nothing of the body', async () => {
  const task = await open(BEFORE + FOCAL + AFTER, 'outline');
  expect(task?.query).toMatch(/def outline\(points: list, \*, closed=True\) -> list:/);
  expect(task?.query).toContain('Walk once around the points.');
  expect(task?.query).not.toContain('secret');
});

test('the body leaves the tree: its text, what it calls and what it defines', async () => {
  const text = BEFORE + FOCAL + AFTER;
  const task = await open(text, 'outline');
  const file = task?.index.files.find(({ path }) => path === 'shapes/lines.py');
  expect(file?.text).not.toContain('secret');
  expect(file?.text).toHaveLength(text.length);
  expect(file?.text.split('\n')).toHaveLength(text.split('\n').length);
  expect(file?.text.endsWith(AFTER)).toBe(true);
  expect(file?.units.map(({ name }) => name)).not.toContain('turn');
  expect(file?.units.find(({ name }) => name === 'outline')).toMatchObject({
    calls: [],
    doc: expect.stringMatching('Walk'),
  });
  expect(file?.units.find(({ name }) => name === 'area')?.calls.map(({ name }) => name)).toContain('outline');
  expect(task?.focal.map(({ name }) => name)).toEqual(['outline']);
  expect(task?.index.byPath.get(file?.path ?? ('' as never))).toBe(file);
});

test('every definition of the name is hidden, the one with a docstring asked for', async () => {
  const text = [
    'if FAST:',
    '    def size(shape):',
    '        return secret_fast(shape)',
    'else:',
    '    def size(shape, slow=True):',
    '        """Count the corners."""',
    '        return secret_slow(shape)',
    '',
  ].join('\n');
  const task = await open(text, 'size');
  expect(task?.focal).toHaveLength(2);
  expect(task?.query).toBe('def size(shape, slow=True):\nCount the corners.');
  expect(task?.index.files.map((file) => file.text).join()).not.toContain('secret');
});

test('a method is hidden in its class, and found by its qualified name', async () => {
  const text = 'class Box:\n    def lid(self):\n        return secret()\n\n    def side(self):\n        return 1\n';
  const task = await open(text, 'Box.lid');
  expect(task?.focal.map(({ qualifiedName }) => qualifiedName)).toEqual(['Box.lid']);
  expect(task?.index.files.find(({ path }) => path === 'shapes/lines.py')?.text).not.toContain('secret');
});

test('a name that is no function of the file is no task', async () => {
  expect(await open(BEFORE + FOCAL, 'LIMIT')).toBeUndefined();
  expect(await open(BEFORE + FOCAL, 'nowhere')).toBeUndefined();
});
