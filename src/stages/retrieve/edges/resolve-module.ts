import type { Language } from '../../../domain/language.ts';
import type { PathTable } from '../locate/path-table.ts';
import { goModules } from './go-modules.ts';
import { type ModuleResolver, NOWHERE } from './module-resolver.ts';
import { packageModules } from './package-modules.ts';
import { pathModules } from './path-modules.ts';
import { pythonModules } from './python-modules.ts';
import { rustModules } from './rust-modules.ts';
import { scriptModules } from './script-modules.ts';

/** The resolver of each file's own language. */
export function moduleResolver(paths: PathTable): ModuleResolver {
  const [python, script, packages] = [pythonModules(paths), scriptModules(paths), packageModules(paths)];
  const [go, rust, byPath] = [goModules(paths), rustModules(paths), pathModules(paths)];
  const pick = (language: Language): ModuleResolver => {
    switch (language) {
      case 'python':
        return python;
      case 'javascript':
      case 'typescript':
      case 'tsx':
        return script;
      case 'java':
      case 'kotlin':
      case 'scala':
      case 'csharp':
      case 'php':
        return packages;
      case 'go':
        return go;
      case 'rust':
        return rust;
      case 'c':
      case 'cpp':
      case 'ruby':
      case 'bash':
        return byPath;
      case 'text':
        return () => NOWHERE;
      default:
        return language satisfies never;
    }
  };
  return (from, module) => pick(paths.files[from]?.language ?? 'text')(from, module);
}

/** Names resolve inside one family only: a Python call never means a Go function. */
export function languageFamily(language: Language): string {
  switch (language) {
    case 'javascript':
    case 'typescript':
    case 'tsx':
      return 'script';
    case 'java':
    case 'kotlin':
    case 'scala':
      return 'jvm';
    case 'c':
    case 'cpp':
      return 'c';
    default:
      return language;
  }
}
