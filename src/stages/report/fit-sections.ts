/** A part of an answer in several lengths, the longest first. An empty form leaves the part out. */
export interface Section {
  readonly id: SectionId;
  readonly forms: readonly string[];
}

type SectionId =
  | 'verdict'
  | 'notes'
  | 'tests'
  | 'change'
  | 'gate'
  | 'context'
  | 'rejected'
  | 'attempts'
  | 'facts'
  | 'commands';

/**
 * What gives way first when an answer is too long: what can be read elsewhere goes before what is the answer. A part
 * named again gives way one form further. The verdict never does.
 */
const SHRINK_ORDER: readonly SectionId[] = [
  'commands',
  'change',
  'rejected',
  'attempts',
  'tests',
  'context',
  'change',
  'gate',
  'facts',
  'context',
  'tests',
  'change',
  'notes',
  'attempts',
  'commands',
  'gate',
  'facts',
];

const NAMES: Readonly<Record<SectionId, string>> = {
  verdict: 'verdict',
  notes: 'notes',
  tests: 'test lists',
  change: 'change',
  gate: 'witnesses',
  context: 'context table',
  rejected: 'rejected candidates',
  attempts: 'attempts',
  facts: 'facts of the run',
  commands: 'commands',
};

/** Joins the sections; above `limit` UTF-16 units they are shortened in the stated order and the answer says so. */
export function fitSections(sections: readonly Section[], limit: number, wholeReport: string): string {
  const depth = new Map<SectionId, number>();
  const text = () => join(sections, depth, wholeReport);
  for (const id of SHRINK_ORDER) {
    if (text().length <= limit) break;
    const section = sections.find((candidate) => candidate.id === id);
    const next = (depth.get(id) ?? 0) + 1;
    if (section && next < section.forms.length) depth.set(id, next);
  }
  const fitted = text();
  if (fitted.length <= limit) return fitted;
  const verdict = sections.filter((section) => section.id === 'verdict').map((section) => section.forms.at(-1) ?? '');
  return [...verdict, `_The rest is too long to show here. ${wholeReport}_`].join('\n\n').concat('\n');
}

function join(sections: readonly Section[], depth: ReadonlyMap<SectionId, number>, wholeReport: string): string {
  const parts = sections
    .map((section) => section.forms[depth.get(section.id) ?? 0] ?? '')
    .filter((part) => part !== '');
  const shortened = sections.filter((section) => depth.has(section.id)).map((section) => NAMES[section.id]);
  if (shortened.length > 0) parts.push(`_Shortened to fit: ${shortened.join(', ')}. ${wholeReport}_`);
  return `${parts.join('\n\n')}\n`;
}
