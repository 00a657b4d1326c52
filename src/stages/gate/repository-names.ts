import type { RepositoryIndex } from '../../domain/repository-index.ts';
import { plainName } from './code-words.ts';

export interface RepositoryNames {
  /** Every definition's name. */
  readonly defined: ReadonlySet<string>;
  /** Every name called on something anywhere: what the repository calls, some type has. */
  readonly calledMembers: ReadonlySet<string>;
}

/** The names the repository knows. */
export function repositoryNames(index: RepositoryIndex): RepositoryNames {
  const defined = new Set<string>();
  const calledMembers = new Set<string>();
  for (const file of index.files) {
    for (const unit of file.units) {
      defined.add(unit.name);
      if (file.language !== 'text') defined.add(plainName(unit.name, file.language));
      for (const call of unit.calls)
        if (call.receiver !== undefined) {
          calledMembers.add(call.name);
          if (file.language !== 'text') calledMembers.add(plainName(call.name, file.language));
        }
    }
  }
  return { defined, calledMembers };
}
