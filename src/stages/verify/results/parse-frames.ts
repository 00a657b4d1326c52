import type { StackFrame } from '../../../domain/evidence.ts';

/** Finds a printed path in the tree: repository-relative, or undefined for one that is not of the tree. */
export type LocatePath = (printed: string) => string | undefined;

const MOST_LINES = 200;
const LONGEST_LINE = 400;
const MOST_FRAMES = 20;

const PYTHON = /^\s*File "([^"]+)", line (\d+)(?:,? in (\S+))?/;
const PYTEST = /^([^\s:]+\.pyi?):(\d+):(?: in (\S+)| \w|$)/;
const JAVA = /^\s*at (?:[\w.@-]*\/){0,2}((?:[\w$]+\.)+)([\w$<>]+)\(([\w$]+\.\w+):(\d+)\)/;
const POSITION = /^(.+):(\d+):\d+$/;
const PLAIN = /(?:^|[\s('"@])((?:\.{0,2}\/)?[\w@$+~./-]+\.[A-Za-z]{1,5}):(\d+)/;

/** Frames of libraries and runtimes that a project's own code calls or is called by. */
const FOREIGN_JAVA =
  /^(?:java|javax|jdk|sun|com\.sun|kotlin|scala|org\.junit|junit|org\.testng|org\.apache\.maven|org\.gradle|org\.hamcrest|org\.assertj|org\.mockito)\./;

/** The stack frames of a trace that lie in the tree, innermost first. */
export function parseFrames(trace: string, locate: LocatePath): readonly StackFrame[] {
  const lines = trace.split('\n', MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
  const found = lines.flatMap((line) => frameOf(line, locate) ?? []);
  const ordered = printsInnermostLast(trace, found) ? found.reverse() : (causeFirst(lines, locate) ?? found);
  const distinct = new Map(ordered.map((frame) => [`${frame.path}:${frame.line}`, frame]));
  return [...distinct.values()].slice(0, MOST_FRAMES);
}

function frameOf(line: string, locate: LocatePath): StackFrame | undefined {
  const java = JAVA.exec(line);
  if (java) return javaFrame(java, locate);
  const python = PYTHON.exec(line) ?? PYTEST.exec(line);
  if (python) return frame(locate(python[1] ?? ''), python[2], python[3]);
  const call = /^\s*(?:at|❯) (.*)$/.exec(line)?.[1];
  const script = call === undefined ? undefined : scriptFrame(call.trim(), locate);
  if (script) return script;
  const plain = PLAIN.exec(line);
  return plain ? frame(locate(plain[1] ?? ''), plain[2], undefined) : undefined;
}

function frame(path: string | undefined, line: string | undefined, name: string | undefined): StackFrame | undefined {
  const number = Number(line);
  if (path === undefined || !Number.isSafeInteger(number)) return undefined;
  return name === undefined ? { path, line: number } : { path, line: number, function: name };
}

/** `name (path:line:column)`, `path:line:column` or, in .NET, `name in path:line 12`. Read without a pattern that could backtrack. */
function scriptFrame(call: string, locate: LocatePath): StackFrame | undefined {
  const dotnet = call.lastIndexOf(':line ');
  if (dotnet >= 0) {
    const [name = '', path = ''] = call.slice(0, dotnet).split(' in ', 2);
    return frame(locate(path), call.slice(dotnet + ':line '.length), name);
  }
  const bracket = call.endsWith(')') ? call.lastIndexOf('(') : -1;
  const start = bracket >= 0 ? bracket : call.lastIndexOf(' ');
  const position = POSITION.exec(call.slice(start + 1, bracket >= 0 ? -1 : undefined));
  const name = call
    .slice(0, Math.max(0, start))
    .replace(/^async /, '')
    .trim();
  return position ? frame(locate(position[1] ?? ''), position[2], name || undefined) : undefined;
}

/** Java prints no folder: the package gives all of it below the source root, which only the index knows. */
function javaFrame([, packageAndClass = '', method = '', file = '', line = '']: RegExpExecArray, locate: LocatePath) {
  if (FOREIGN_JAVA.test(packageAndClass)) return undefined;
  const folders = packageAndClass.split('.').slice(0, -2);
  const path = [...folders, file].join('/');
  return frame(locate(path) ?? path, line, method);
}

/** Python prints the call that failed last, except where it says otherwise. */
function printsInnermostLast(trace: string, found: readonly StackFrame[]): boolean {
  return found.some(({ path }) => /\.pyi?$/.test(path)) && !trace.includes('most recent call first');
}

/** `Caused by:` names the deeper reason after the shallower one. */
function causeFirst(lines: readonly string[], locate: LocatePath): readonly StackFrame[] | undefined {
  const last = lines.findLastIndex((line) => line.startsWith('Caused by:'));
  if (last < 0) return undefined;
  return [...lines.slice(last), ...lines.slice(0, last)].flatMap((line) => frameOf(line, locate) ?? []);
}
