import { filesNamed, folderOf, type PathTable } from '../locate/path-table.ts';
import { inFolder, type ModuleResolver, NOWHERE } from './module-resolver.ts';

/** Go import paths by the module lines of the tree's go.mod files; a package is all files of one folder. */
export function goModules(paths: PathTable): ModuleResolver {
  const modules = filesNamed(paths, 'go.mod').flatMap((file) => {
    const name = /^module\s+"?([^\s"]+)/m.exec(file.text)?.[1];
    return name ? [{ name, folder: folderOf(file.path) }] : [];
  });
  // The longest module path that fits owns the import.
  modules.sort((a, b) => b.name.length - a.name.length || (a.folder < b.folder ? -1 : 1));
  return (_, module) => {
    const owner = modules.find(({ name }) => module === name || module.startsWith(`${name}/`));
    if (!owner) return NOWHERE;
    const inner = module.slice(owner.name.length + 1);
    const folder = inner === '' ? owner.folder : inFolder(owner.folder, inner);
    const files = paths.filesIn(folder).filter((number) => isPackageFile(paths, number));
    return files.length > 0 ? { files, rest: [] } : NOWHERE;
  };
}

function isPackageFile(paths: PathTable, number: number): boolean {
  const file = paths.files[number];
  return file?.language === 'go' && !file.path.endsWith('_test.go');
}

/** The name a Go package is used by: its package clause, which need not be the last segment of its path. */
export function goPackageName(text: string): string | undefined {
  return /^package\s+(\w+)/m.exec(text.slice(0, 20_000))?.[1];
}
