/** Files a module name means, and the segments of it that are names inside them (`Inner` of `a.b.Outer.Inner`). */
export interface ModuleTarget {
  readonly files: readonly number[];
  readonly rest: readonly string[];
}

/** Reads a module name as the language does, from the file that writes it. Nothing found is an empty list. */
export type ModuleResolver = (from: number, module: string) => ModuleTarget;

export const NOWHERE: ModuleTarget = { files: [], rest: [] };

/** Joins and normalises; undefined where the path leaves the repository. */
export function joinPath(directory: string, relative: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${directory}/${relative}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
