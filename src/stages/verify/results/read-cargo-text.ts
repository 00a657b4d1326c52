import type { TestStatus } from '../../../domain/verdict.ts';
import type { CaseDraft, ReadResults } from './case-draft.ts';

const HEADER = /^\s*(?:Running (?:unittests )?(\S+) \(\S*?([\w-]+)-[0-9a-f]{16}\S*\)|Doc-tests (\S+))$/;
const TEST = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored(?:, .*)?)$/;
const BLOCK = /^---- (.+) stdout ----$/;

/**
 * Tests of `cargo test`. A library's own tests keep their path; those of another binary get its name in front, and in a workspace the crate's, since
 * both are printed without. `undefined` if nothing was run.
 */
export function readCargoText(text: string, isWorkspace: boolean): ReadResults | undefined {
  const lines = text.split('\n');
  const cases: CaseDraft[] = [];
  let prefix = '';
  const traces = readTraces(lines);
  for (const line of lines) {
    const header = HEADER.exec(line);
    if (header) prefix = prefixOf(header, isWorkspace);
    const [, name, outcome] = TEST.exec(line.slice(0, 2_000)) ?? [];
    if (name === undefined || outcome === undefined) continue;
    const trace = outcome === 'FAILED' ? (traces.get(name)?.shift() ?? '') : '';
    const file = header === null && prefix === '' ? undefined : fileOf(prefix);
    cases.push({
      id: prefix + name,
      status: statusOf(outcome),
      ...(file === undefined ? {} : { file }),
      ...(trace === '' ? {} : { message: messageOf(trace), trace }),
    });
  }
  return cases.length === 0 ? undefined : { source: 'text', cases };
}

function prefixOf([, source, crate = '', documented]: RegExpExecArray, isWorkspace: boolean): string {
  if (documented !== undefined) return isWorkspace ? `${documented}::doc ` : 'doc ';
  const isLibrary = source === 'src/lib.rs';
  const binary = isLibrary ? '' : `${(source ?? '').replace(/^.*\//, '').replace(/\.rs$/, '')}::`;
  return isWorkspace ? `${crate}::${isLibrary ? '' : binary}` : binary;
}

function fileOf(prefix: string): string | undefined {
  const name = /^(\w+)::$/.exec(prefix)?.[1];
  return name === undefined ? undefined : `tests/${name}.rs`;
}

/** What each failing test printed, by name; one name may fail in two binaries, in the order of the run. */
function readTraces(lines: readonly string[]): Map<string, string[]> {
  const traces = new Map<string, string[]>();
  let name: string | undefined;
  let body: string[] = [];
  const close = () => {
    if (name !== undefined) traces.set(name, [...(traces.get(name) ?? []), body.join('\n').trim()]);
  };
  for (const line of lines) {
    const block = BLOCK.exec(line);
    if (!block && line !== 'failures:' && !line.startsWith('test result:')) {
      body.push(line);
      continue;
    }
    close();
    name = block?.[1];
    body = [];
  }
  return traces;
}

/** From the panic on; what the test printed before it is of less use. */
function messageOf(trace: string): string {
  const panic = trace.search(/^thread '.*panicked at/m);
  return (panic < 0 ? trace : trace.slice(panic)).replace(/^note: run with `RUST_BACKTRACE.*$/m, '').trim();
}

function statusOf(outcome: string): TestStatus {
  if (outcome === 'ok') return 'passed';
  return outcome === 'FAILED' ? 'failed' : 'skipped';
}
