import type { Definition, ResolveDefinition, View } from '../../domain/evidence.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { type AllocationSettings, printsDefinitions } from './allocation-settings.ts';
import type { Choice } from './choices.ts';
import { type ObjectRenderer, objectRenderer } from './render-object.ts';
import { type Source, sourceOf, surfaceOf, type WeighLine } from './source.ts';

export interface PrintTools {
  readonly tokenizer: Tokenizer;
  readonly resolve: ResolveDefinition;
  readonly weigh: WeighLine;
}

/** A choice with what can be printed of it. */
export interface PreparedObject {
  readonly choice: Choice;
  readonly definition: Definition | undefined;
  readonly source: Source;
  readonly renderer: ObjectRenderer;
}

/** Finds the source of a choice: its own definition (VITAL-RAG Eq. 5), or the retrieved text for a control. */
export function prepareObject(
  choice: Choice,
  { select }: Pick<AllocationSettings, 'select'>,
  tools: PrintTools,
): PreparedObject {
  const view: View = choice.candidate.representative;
  const whole = printsDefinitions(select);
  const definition = whole ? tools.resolve(view) : undefined;
  const source = whole ? sourceOf(view, definition, tools.weigh) : surfaceOf(view);
  const count = (text: string): number => tools.tokenizer.count(text);
  const renderer = objectRenderer(source, whole ? 'window' : 'prefix', { count, weigh: tools.weigh });
  return { choice, definition, source, renderer };
}
