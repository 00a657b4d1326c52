import { z } from 'zod';
import { type CaseDraft, DID_NOT_END } from './case-draft.ts';
import { parseJson } from './parse-json.ts';

/**
 * A reporter for node's own test runner: one JSON line for each start and end of a test, with the file, which none of node's built-in reports
 * names on every supported version. It runs inside the sandbox.
 */
export const NODE_REPORTER = `const kinds = {
  'test:dequeue': 'begin', 'test:complete': 'done', 'test:start': 'start', 'test:pass': 'pass', 'test:fail': 'fail', 'test:stderr': 'print',
};
export default async function* (source) {
  for await (const { type, data } of source) {
    const event = kinds[type], file = data?.file;
    const isFile = data?.nesting === 0 && file !== undefined && (file === data.name || file.endsWith('/' + data.name));
    if (event === undefined || ((event === 'begin' || event === 'done') && !isFile)) continue;
    const error = data.details?.error, cause = error?.cause ?? error;
    yield JSON.stringify({
      event, file, isFile, name: data.name ?? '', nesting: data.nesting ?? 0, suite: data.details?.type === 'suite',
      skip: data.skip !== undefined || data.todo !== undefined, kind: error?.failureType,
      message: String(data.message ?? cause?.message ?? cause ?? ''), stack: String(cause?.stack ?? ''),
    }) + '\\n';
  }
}
`;

const event = z.object({
  event: z.enum(['begin', 'done', 'start', 'pass', 'fail', 'print']),
  isFile: z.boolean(),
  name: z.string(),
  nesting: z.number(),
  file: z.string().optional(),
  suite: z.boolean(),
  skip: z.boolean(),
  kind: z.string().optional(),
  message: z.string(),
  stack: z.string(),
});
type NodeEvent = z.infer<typeof event>;

/** What is kept of a test file's own output, from its end. */
const MOST_PRINTED = 4_000;

/** Tests of the reporter's lines. Ids are `file::suite > test`; a file that began and never ended was running when time was up. */
export function readNodeEvents(text: string, relative: (path: string) => string): readonly CaseDraft[] {
  const events = text.split('\n').flatMap((line) => event.safeParse(parseJson(line)).data ?? []);
  return [...readTests(events, relative), ...unfinishedFiles(events, relative)];
}

function readTests(events: readonly NodeEvent[], relative: (path: string) => string): readonly CaseDraft[] {
  const cases: CaseDraft[] = [];
  const open: string[] = [];
  const printed = new Map<string, string>();
  for (const read of events) {
    if (read.event === 'begin' || read.event === 'done') continue;
    if (read.event === 'print') {
      printed.set(read.file ?? '', `${printed.get(read.file ?? '') ?? ''}${read.message}`.slice(-MOST_PRINTED));
      continue;
    }
    open.length = Math.min(open.length, read.nesting);
    if (read.event === 'start') open[read.nesting] = read.name;
    else if (isOwnResult(read))
      cases.push(readEnd({ ...read, ...explainFile(read, printed) }, [...open, read.name], relative));
  }
  return cases;
}

/** A file that fell over says why on its error stream only. */
function explainFile({ isFile, file = '' }: NodeEvent, printed: ReadonlyMap<string, string>): Partial<NodeEvent> {
  const said = isFile ? printed.get(file)?.trim() : undefined;
  return said ? { message: said, stack: '' } : {};
}

/** A suite, or a test whose only fault is a subtest's, says nothing of its own. */
function isOwnResult({ suite, kind }: NodeEvent): boolean {
  return kind !== 'subtestsFailed' && (!suite || kind !== undefined);
}

function readEnd(ended: NodeEvent, names: readonly string[], relative: (path: string) => string): CaseDraft {
  const file = ended.file === undefined ? undefined : relative(ended.file);
  const title = names.join(' > ');
  // A file without tests, or one that fell over, is reported under its own path.
  const id = file === undefined ? title : ended.isFile ? file : `${file}::${title}`;
  const known = { id, ...(file === undefined ? {} : { file }) };
  if (ended.skip) return { ...known, status: 'skipped' };
  if (ended.event === 'pass') return { ...known, status: 'passed' };
  const trace = `${ended.message}\n${ended.stack}`;
  return { ...known, status: ended.isFile ? 'error' : 'failed', message: ended.message, trace };
}

function unfinishedFiles(events: readonly NodeEvent[], relative: (path: string) => string): readonly CaseDraft[] {
  const files = (kind: NodeEvent['event']) =>
    events.filter((read) => read.event === kind && read.isFile).map(({ file = '' }) => file);
  const done = new Set(files('done'));
  return [...new Set(files('begin'))]
    .filter((file) => !done.has(file))
    .map((file) => ({ id: relative(file), status: 'error', file: relative(file), message: DID_NOT_END }));
}
