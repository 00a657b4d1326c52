import type { Machine } from './describe-machine.ts';
import type { BenchReport } from './run-bench.ts';

/** The figures as a Markdown table, under what they were measured on. */
export function renderBench(report: BenchReport): string {
  const rows = report.figures.map(({ name, value, unit, baseline, detail }) => [
    name,
    `${shown(value)} ${unit}`.trim(),
    `${shown(baseline.value)} ${unit} (${baseline.name})`.replace('  ', ' '),
    detail ?? '',
  ]);
  const table = [['figure', 'value', 'baseline', ''], ['---', '---', '---', '---'], ...rows];
  const missing = report.missing.map(({ name, reason }) => `Not measured: ${name} (${reason}).`);
  return [
    `${report.measuredAt}, ${report.repository}`,
    describe(report.machine),
    '',
    ...table.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
    ...(missing.length > 0 ? ['', ...missing] : []),
    '',
  ].join('\n');
}

function describe(machine: Machine): string {
  const shared = machine.isShared ? '; a shared machine, others were busy on it: take the ratios, not the values' : '';
  return `${machine.cores} cores (${machine.processor}), ${machine.memoryGiB} GiB, ${machine.system}, Node ${machine.node}, load ${machine.load.join(' ')}${shared}`;
}

/** Three significant digits, and whole numbers as they are. */
function shown(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}
