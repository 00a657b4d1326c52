import { folderOf, type PathTable } from '../locate/path-table.ts';
import { joinPath, type ModuleResolver, NOWHERE } from './module-resolver.ts';

/** `#include`, `require`, `source`: a path beside the file, or an ending of one under some include or load folder. */
export function pathModules(paths: PathTable): ModuleResolver {
  return (from, module) => {
    const home: string = paths.files[from]?.path ?? '';
    const folder = folderOf(home);
    const written = module.replace(/^["'<]|[">']$/g, '');
    for (const path of [written, `${written}.rb`]) {
      const beside = joinPath(folder, path);
      const file = beside === undefined ? undefined : paths.exact(beside);
      if (file !== undefined) return { files: [file], rest: [] };
      const ending = path.replace(/^(?:\.{1,2}\/)+/, '');
      const found = paths.endingWith(ending);
      if (found.length === 1 || (found.length > 0 && ending.includes('/')))
        return { files: found.slice(0, 1), rest: [] };
    }
    return NOWHERE;
  };
}
