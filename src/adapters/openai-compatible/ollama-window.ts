import { z } from 'zod';
import { type Asker, askIfKnown } from './ask-server.ts';

const showSchema = z.looseObject({
  model_info: z.record(z.string(), z.unknown()).optional(),
  parameters: z.string().optional().catch(undefined),
});
const runningSchema = z.looseObject({
  models: z.array(z.looseObject({ name: z.string(), context_length: z.number().int().positive().optional() })),
});

/**
 * Ollama runs a model with a smaller window than it was trained for and cuts longer prompts silently. The window is
 * the one set for the model, else that of the loaded model, which an empty request loads.
 */
export async function ollamaWindow(asker: Asker, root: string, loadSeconds: number): Promise<number | undefined> {
  const show = showSchema.safeParse(await askIfKnown(asker, `${root}/api/show`, { body: { model: asker.model } }));
  if (!show.success || (!show.data.model_info && !show.data.parameters)) return undefined;
  const set = Number(/^\s*num_ctx\s+(\d+)/m.exec(show.data.parameters?.slice(0, 20_000) ?? '')?.[1]);
  if (set > 0) return set;
  const running = await runningWindow(asker, root);
  if (running) return running;
  await askIfKnown(asker, `${root}/api/generate`, { body: { model: asker.model }, seconds: loadSeconds });
  return (await runningWindow(asker, root)) ?? trainedWindow(show.data.model_info);
}

async function runningWindow(asker: Asker, root: string): Promise<number | undefined> {
  const running = runningSchema.safeParse(await askIfKnown(asker, `${root}/api/ps`));
  return running.data?.models.find((entry) => sameModel(entry.name, asker.model))?.context_length;
}

function trainedWindow(info: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const length = Object.entries(info ?? {}).find(([key]) => key.endsWith('.context_length'))?.[1];
  return typeof length === 'number' && length > 0 ? length : undefined;
}

/** `qwen` is the same as `qwen:latest`; what follows a colon may be a variant that no list shows. */
export function sameModel(listed: string, wanted: string): boolean {
  return listed === wanted || listed === `${wanted}:latest` || `${listed}:latest` === wanted;
}
