import { TaskError } from '../../domain/errors.ts';
import type { ParserEngine } from '../../domain/repository-index.ts';
import type { SyntaxParser } from '../../ports/syntax.ts';
import { loadNativeParser } from './native-parser.ts';

/** The engine asked for; by default the native one where it loads, else the same grammars as WASM. */
export async function loadSyntaxParser(wanted?: ParserEngine): Promise<SyntaxParser> {
  const native = wanted === 'wasm' ? undefined : loadNativeParser();
  if (native) return native;
  if (wanted === 'native') {
    throw new TaskError('parser-failed', 'Native tree-sitter does not load on this system.', {
      hint: 'Leave the engine open; the WASM grammars work everywhere.',
    });
  }
  const { loadWasmParser } = await import('./wasm-parser.ts');
  return loadWasmParser();
}
