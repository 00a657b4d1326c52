import { serveParsing } from '../../../src/adapters/parse-pool/serve-parsing.ts';
import { TaskError } from '../../../src/domain/errors.ts';
import type { FileRecord } from '../../../src/domain/symbol.ts';

// A worker that does what its text says, for the ways a real parser can end.

function act(text: string): number {
  switch (text.split(' ')[0]) {
    case 'crash':
      process.kill(process.pid, 'SIGSEGV');
      for (;;);
    case 'exit':
      process.exit(3);
      break;
    case 'hang':
      for (;;);
    case 'throw':
      throw new Error('out of bounds');
    case 'deep':
      throw new TaskError('parser-failed', 'nested too deep');
    case 'overflow':
      return act(text) + 1;
    default:
      return text.length;
  }
}

function record(lines: number): FileRecord {
  return { language: 'python', units: [], imports: [], lines, syntaxErrors: 0 };
}

if (process.argv[2] === 'native') process.exit(1);

serveParsing({
  engine: 'wasm',
  extract: async (_language, text) => {
    if (text.startsWith('environment')) return { ...record(0), imports: environment() };
    if (text.startsWith('pid')) return record(process.pid);
    return record(act(text));
  },
  countErrors: async (_language, text) => act(text),
});

function environment(): FileRecord['imports'] {
  return Object.keys(process.env)
    .sort()
    .map((module) => ({ module, names: [], line: 1, isReexport: false }));
}
