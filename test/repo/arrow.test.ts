import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  ports: ['domain'],
  config: ['domain'],
  adapters: ['ports', 'domain'],
  stages: ['ports', 'domain'],
  task: ['stages', 'ports', 'domain'],
  evaluate: ['task', 'stages', 'ports', 'domain'],
  entry: ['config', 'evaluate', 'task', 'stages', 'ports', 'domain'],
};

const room = (path: string) => path.split('/')[1] ?? '';
const stage = (path: string) => path.split('/')[2] ?? '';

const arrowsOf = (types: 'with types' | 'values only') =>
  sourceFiles().flatMap((file) => importsOf(file, types).map((target) => ({ from: file.path, to: target })));
const arrows = arrowsOf('with types');

test('imports only follow the arrow, and only entry/wire.ts reaches adapters', () => {
  const backward = arrows.filter(({ from, to }) => {
    if (room(from) === room(to)) return false;
    if (room(to) === 'adapters') return from !== 'src/entry/wire.ts';
    return !ALLOWED[room(from)]?.includes(room(to));
  });
  expect(backward).toEqual([]);
});

test('no stage imports another stage', () => {
  const sideways = arrows.filter(
    ({ from, to }) => room(from) === 'stages' && room(to) === 'stages' && stage(from) !== stage(to),
  );
  expect(sideways).toEqual([]);
});

test('no files need each other in a circle to load', () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrowsOf('values only')) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (done.has(path) || trail.includes(path)) return;
    for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  expect(circles).toEqual([]);
});
