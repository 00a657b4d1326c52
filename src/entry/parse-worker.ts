import { countSyntaxErrors } from '../stages/index/count-syntax-errors.ts';
import { extractUnits } from '../stages/index/extract-units.ts';
import { loadParser, serveParsing } from './wire.ts';

// The first argument fixes the engine, so that all workers of a run give the same trees.
const wanted = process.argv[2];
const parser = await loadParser(wanted === 'native' || wanted === 'wasm' ? wanted : undefined);

await serveParsing({
  engine: parser.engine,
  async extract(language, text) {
    const tree = await parser.parse(language, text);
    try {
      return extractUnits(tree, text, language);
    } finally {
      tree.free();
    }
  },
  async countErrors(language, text) {
    const tree = await parser.parse(language, text);
    try {
      return countSyntaxErrors(tree);
    } finally {
      tree.free();
    }
  },
});
