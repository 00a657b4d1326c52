import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GrammarLanguage } from '../../domain/language.ts';
import { GRAMMARS } from './grammars.ts';

/** Where the WASM files are: `grammars/` beside the bundle, or in the packages they came in. */
export interface WasmFiles {
  readonly runtime: string;
  grammar(language: GrammarLanguage): string;
}

export function findWasmFiles(): WasmFiles {
  // A URL's pathname would keep `%20` for a space in the folder's name.
  const here = dirname(fileURLToPath(import.meta.url));
  // In the bundle this code is in dist/ or in dist/chunks/.
  for (const folder of [here, dirname(here)]) {
    const grammars = join(folder, 'grammars');
    if (!existsSync(join(grammars, 'web-tree-sitter.wasm'))) continue;
    return {
      runtime: join(grammars, 'web-tree-sitter.wasm'),
      grammar: (language) => join(grammars, GRAMMARS[language].wasm),
    };
  }
  const require = createRequire(import.meta.url);
  return {
    runtime: require.resolve('web-tree-sitter/web-tree-sitter.wasm'),
    grammar: (language) => require.resolve(`${GRAMMARS[language].package}/${GRAMMARS[language].wasm}`),
  };
}
