import type { FileRecord, Unit } from '../../src/domain/symbol.ts';

/** A record as a reviewer reads it: the source, each line followed by the units that begin or end there, then the facts. */
export function renderRecord(text: string, record: FileRecord): string {
  const out: string[] = [];
  text.split('\n').forEach((line, index) => {
    const number = index + 1;
    if (index < record.lines) out.push(`${String(number).padStart(4)} | ${line.replace(/\r$/, '␍')}`.trimEnd());
    for (const unit of record.units) {
      if (unit.start === number)
        out.push(`     ┌ ${unit.kind} ${label(unit)}${unit.end === number ? ' (one line)' : ''}`);
    }
    for (const unit of [...record.units].reverse()) {
      if (unit.end === number && unit.start !== number) out.push(`     └ ${label(unit)}`);
    }
  });
  out.push('', `syntax errors: ${record.syntaxErrors}`, '', 'imports:');
  for (const { module, names, line, isReexport } of record.imports) {
    const list = names.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`)).join(', ');
    out.push(`  ${line}: ${isReexport ? 're-exports ' : ''}${module}${list === '' ? '' : ` { ${list} }`}`);
  }
  out.push('', 'units:');
  for (const unit of record.units) out.push(...facts(unit));
  return `${out.join('\n')}\n`;
}

function label(unit: Unit): string {
  return unit.ordinal === 0 ? unit.qualifiedName : `${unit.qualifiedName} (${unit.ordinal})`;
}

function facts(unit: Unit): readonly string[] {
  const calls = unit.calls.map(
    ({ name, receiver, line }) => `${line}: ${receiver === undefined ? '' : `${receiver} → `}${name}`,
  );
  return [
    `  ${unit.kind} ${label(unit)}${unit.isTest ? ' [test]' : ''}, lines ${unit.start}-${unit.end}, body from ${unit.bodyStart}`,
    `      ${unit.signature}`,
    ...(unit.bases.length > 0 ? [`      bases: ${unit.bases.join(' | ')}`] : []),
    ...(unit.doc === '' ? [] : [`      doc: ${JSON.stringify(unit.doc)}`]),
    ...calls.map((call) => `      call ${call}`),
  ];
}
