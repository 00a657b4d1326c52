import { homedir } from 'node:os';
import { folderStore } from '../../src/adapters/folder-store/folder-store.ts';
import { openRepository } from '../../src/adapters/git-cli/open-repository.ts';
import { openSandbox } from '../../src/adapters/sandbox-bubblewrap/open-sandbox.ts';
import { systemClock } from '../../src/adapters/system-clock/system-clock.ts';
import type { EvaluationPorts } from '../../src/evaluate/evaluation-ports.ts';
import type { Model } from '../../src/ports/model.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { wordTokenizer } from '../fakes/word-tokenizer.ts';

/** Real git, parser, sandbox and store; the model is given, or must not be asked for. `notes` is what a person would read. */
export function evaluationPorts(model?: Model): EvaluationPorts & { readonly notes: readonly string[] } {
  const notes: string[] = [];
  const progress = { stage: () => {}, update: () => {}, note: (text: string) => notes.push(text) };
  return {
    notes,
    progress,
    clock: systemClock,
    tokenizer: wordTokenizer,
    async openRun(repository, out) {
      const sandbox = await openSandbox({ host: { env: process.env, home: homedir() } });
      const extractor = await inProcessExtractor();
      return {
        git: await openRepository(repository, process.env),
        extractor,
        sandbox,
        store: folderStore(out),
        progress,
        clock: systemClock,
        close: () => sandbox.close(),
      };
    },
    async openModel() {
      if (!model) throw new Error('No model was to be asked.');
      return model;
    },
  };
}
