import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

test('files stay small: median at most 60 lines, nine in ten at most 200, none above 300', () => {
  const lines = sourceFiles()
    .map(({ text }) => text.split('\n').length - 1)
    .sort((a, b) => a - b);
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(share * lines.length))] ?? 0;
  expect({ median: at(0.5) <= 60, ninety: at(0.9) <= 200, most: at(1) <= 300, worst: at(1) }).toMatchObject({
    median: true,
    ninety: true,
    most: true,
  });
});

test('no file is a drawer: names say what is inside', () => {
  const drawers = /(?:^|\/|-)(?:utils?|helpers?|common|misc|manager|service|data|info)(?:-|\.ts$|\/)/;
  expect(sourceFiles().filter(({ path }) => drawers.test(path))).toEqual([]);
});
