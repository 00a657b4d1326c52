import type { Program } from '../../domain/program.ts';

/** True if both leave every file alike, blank lines and trailing blanks aside. */
export function isSameProgram(a: Program, b: Program): boolean {
  return normalised(a) === normalised(b);
}

function normalised(program: Program): string {
  const files = program.changes.map(({ path, after }) => {
    const lines = after
      ?.split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '');
    return JSON.stringify([path, lines ?? null]);
  });
  return files.sort().join('\n');
}
