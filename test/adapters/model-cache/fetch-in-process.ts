// Run as a process of its own: fetches one model and prints where it is and what was said, as JSON.
import { fetchModel } from '../../../src/adapters/model-cache/fetch-model.ts';

const { entry, folder, environment } = JSON.parse(process.argv[2] ?? '');
const said: string[] = [];
const progress = {
  stage: (_: string, detail: string) => void said.push(detail),
  note: (text: string) => void said.push(text),
  update: () => {},
};
const clock = { now: () => new Date(), seconds: () => performance.now() / 1000 };
const file = await fetchModel(entry, { folder, environment, progress, clock, freeBytes: async () => 1e12 });
process.stdout.write(JSON.stringify({ file, said }));
