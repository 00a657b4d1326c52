import type { RunResult } from '../../domain/run-result.ts';
import { describeGate, describeWitness } from './describe-witness.ts';
import type { Section } from './fit-sections.ts';
import { markdownTable } from './markdown-table.ts';
import { quoteProse, quoteSentence } from './quote.ts';

/** Why this program and not the other: the decision, and the witnesses it rests on. */
export function gateSection(result: RunResult): Section {
  const { gate } = result;
  if (gate === undefined) return { id: 'gate', forms: [''] };
  const sentence = `#### Why this program\n\n${describeGate(gate, result)}. ${quoteSentence(gate.reason)}`;
  if (gate.witnesses.length === 0) return { id: 'gate', forms: [sentence] };
  const rows = gate.witnesses
    .map(describeWitness)
    .map((words) => [
      words.family,
      quoteProse(words.byDefault, 160),
      quoteProse(words.byAlternative, 160),
      words.favours,
    ]);
  const table = markdownTable(
    [{ title: 'witness' }, { title: 'default program' }, { title: 'alternative program' }, { title: 'favours' }],
    rows,
  );
  return { id: 'gate', forms: [`${sentence}\n\n${table}`, sentence] };
}
