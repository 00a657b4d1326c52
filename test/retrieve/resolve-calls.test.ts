import { expect, test } from 'vitest';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { buildIndex, type FileSpec } from './build-index.ts';

/** Edges as `caller -> callee weight`, in unit order. */
function edgesOf(specs: Readonly<Record<string, FileSpec>>): readonly string[] {
  const { table, edges } = buildRetrievalIndex(buildIndex(specs));
  const label = (unit: number) =>
    table.units[unit]?.unit.kind === 'module' ? table.units[unit]?.file.path : table.units[unit]?.unit.qualifiedName;
  return table.units.flatMap((_, unit) =>
    edges.calleesOf(unit).map(({ caller, callee, weight }) => `${label(caller)} -> ${label(callee)} ${weight}`),
  );
}

test('resolves a plain call outwards from where it stands', () => {
  const text = 'def run():\n    pass\ndef outer():\n    def run():\n        pass\n    run()\ndef other():\n    run()';
  const specs = {
    'a.py': {
      text,
      units: [
        { at: 'def outer', calls: ['run'] },
        { at: 'def run', qualifiedName: 'run' },
        { at: 'def other', calls: ['run'] },
      ],
    },
  };
  expect(edgesOf(specs)).toEqual(['outer -> run 1', 'other -> run 1']);
});

test('does not take a method for a plain name in Python, but does in Java', () => {
  const python = {
    'a.py': {
      text: 'class A:\n    def go(self):\n        step()\n    def step(self):\n        pass',
      units: [{ at: 'class A' }, { at: 'def go', calls: ['step'] }, { at: 'def step' }],
    },
  };
  expect(edgesOf(python)).toEqual(['A.go -> A.step 0.8']);
  const java = {
    'A.java': {
      text: 'class A {\n  void go() {\n    step();\n  }\n  void step() {\n  }\n}',
      units: [{ at: 'class A' }, { at: 'void go', calls: ['step'] }, { at: 'void step' }],
    },
  };
  expect(edgesOf(java)).toEqual(['A.go -> A.step 1']);
});

test('climbs from self and super along declared bases', () => {
  const specs = {
    'base.py': {
      text: 'class Base:\n    def load(self):\n        pass\n    def save(self):\n        pass',
      units: [{ at: 'class Base' }, { at: 'def load' }, { at: 'def save' }],
    },
    'child.py': {
      text: 'class Child(Base):\n    def save(self):\n        self.load()\n        super().save()\n        self.save()',
      imports: ['base: Base'],
      units: [
        { at: 'class Child', bases: ['Base'] },
        { at: 'def save', calls: ['self.load', 'super().save'] },
      ],
    },
  };
  expect(edgesOf(specs)).toEqual(['Child.save -> Base.load 1', 'Child.save -> Base.save 1']);
});

test('ends at classes that are their own ancestors', () => {
  const specs = {
    'a.py': {
      text: 'class A(B):\n    def go(self):\n        self.gone()\nclass B(A):\n    pass',
      units: [
        { at: 'class A', bases: ['B', 'A'] },
        { at: 'def go', calls: ['self.gone'] },
        { at: 'class B', bases: ['A'] },
      ],
    },
  };
  expect(edgesOf(specs)).toEqual([]);
});

test('resolves imported names, module members and static members', () => {
  const specs = {
    'lib.py': {
      text: 'def clean():\n    pass\nclass Tool:\n    def make(cls):\n        pass',
      units: [{ at: 'def clean' }, { at: 'class Tool' }, { at: 'def make' }],
    },
    'use.py': {
      text: 'def run():\n    clean()\n    l.clean()\n    Tool.make()\n    Tool()',
      imports: ['lib: clean, Tool', 'lib: * as l'],
      units: [{ at: 'def run', calls: ['clean', 'l.clean', 'Tool.make', 'Tool'] }],
    },
  };
  expect(edgesOf(specs)).toEqual(['run -> clean 1', 'run -> Tool.make 1', 'run -> Tool 1']);
});

test('resolves methods through the receiver of a Go method and names of its package', () => {
  const specs = {
    'srv/server.go': {
      text: 'package srv\ntype Server struct {\n}\nfunc (s *Server) Run() {\n  s.stop()\n  helper()\n}',
      units: [
        { at: 'type Server struct', name: 'Server', kind: 'class' as const },
        {
          at: 'func (s *Server) Run',
          name: 'Run',
          qualifiedName: 'Server.Run',
          kind: 'method' as const,
          calls: ['s.stop', 'helper'],
        },
      ],
    },
    'srv/stop.go': {
      text: 'package srv\nfunc (s *Server) stop() {\n}\nfunc helper() {\n}',
      units: [
        { at: 'func (s *Server) stop', name: 'stop', qualifiedName: 'Server.stop', kind: 'method' as const },
        { at: 'func helper', name: 'helper' },
      ],
    },
  };
  expect(edgesOf(specs)).toEqual(['Server.Run -> Server.stop 1', 'Server.Run -> helper 1']);
});

test('takes a required module that is called for its only function, or for its head', () => {
  const specs = {
    'named.js': { text: 'function go() {\n}', units: [{ at: 'function go' }] },
    'bare.js': { text: 'module.exports = function () {};' },
    'use.js': {
      text: 'function run() {\n  named();\n  bare();\n}',
      imports: ['./named.js: * as named', './bare.js: * as bare'],
      units: [{ at: 'function run', calls: ['named', 'bare'] }],
    },
  };
  expect(edgesOf(specs)).toEqual(['run -> go 1', 'run -> bare.js 1']);
});

test('falls back to the name alone: the only bearer, few bearers for a share, more than five for nothing', () => {
  const bearers = (count: number): Record<string, FileSpec> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, number) => [
        `m${number}.py`,
        {
          text: 'class T:\n    def go(self):\n        pass',
          units: [{ at: 'class T', name: `T${number}` }, { at: 'def go' }],
        },
      ]),
    );
  const user = { 'use.py': { text: 'def run(x):\n    x.go()', units: [{ at: 'def run', calls: ['x.go'] }] } };
  expect(edgesOf({ ...bearers(1), ...user })).toEqual(['run -> T0.go 0.4']);
  expect(edgesOf({ ...bearers(2), ...user })).toEqual(['run -> T0.go 0.2', 'run -> T1.go 0.2']);
  expect(edgesOf({ ...bearers(6), ...user })).toEqual([]);
});

test('does not take a function of another language or a test for a callee', () => {
  const specs = {
    'go.py': { text: 'def go():\n    pass', units: [{ at: 'def go' }] },
    'test_a.py': { text: 'def step():\n    pass', units: [{ at: 'def step', isTest: true }] },
    'use.js': { text: 'function run() {\n  go();\n}', units: [{ at: 'function run', calls: ['go'] }] },
    'use.py': { text: 'def use():\n    step()', units: [{ at: 'def use', calls: ['step'] }] },
  };
  expect(edgesOf(specs)).toEqual([]);
});

test('keeps at most five edges a call and one edge a pair, so edges stay linear in calls', () => {
  const units = Array.from({ length: 300 }, () => ({
    at: 'def same',
    calls: Array.from({ length: 20 }, () => 'same'),
  }));
  const specs = { 'a.py': { text: 'def same():\n    same()', units } };
  const { edges } = buildRetrievalIndex(buildIndex(specs));
  expect(edges.count).toBeLessThanOrEqual(300 * 6);
});

test('gives callers and callees of the same edges', () => {
  const specs = {
    'a.py': {
      text: 'def a():\n    b()\n    c()\ndef b():\n    c()\ndef c():\n    pass',
      units: [{ at: 'def a', calls: ['b', 'c'] }, { at: 'def b', calls: ['c'] }, { at: 'def c' }],
    },
  };
  const { edges, table } = buildRetrievalIndex(buildIndex(specs));
  const [out, back] = [new Set<string>(), new Set<string>()];
  table.units.forEach((_, unit) => {
    for (const { caller, callee, line } of edges.calleesOf(unit)) out.add(`${caller} ${callee} ${line}`);
    for (const { caller, callee, line } of edges.callersOf(unit)) back.add(`${caller} ${callee} ${line}`);
  });
  expect([...back].sort()).toEqual([...out].sort());
  expect(out.size).toBe(3);
});

test('resolves paths of Rust through a crate to a member written in an impl block', () => {
  const specs = {
    'Cargo.toml': { text: '[package]\nname = "acme"\n' },
    'src/lib.rs': {
      text: 'struct Ledger {\n}\nimpl Ledger {\n    fn open() {\n    }\n}\nimpl Other {\n    fn close() {\n    }\n}',
      units: [
        { at: 'struct Ledger', name: 'Ledger' },
        { at: 'fn open', qualifiedName: 'Ledger.open', kind: 'method' as const },
        { at: 'fn close', qualifiedName: 'Other.close', kind: 'method' as const },
      ],
    },
    'tests/use.rs': {
      text: 'fn main() {\n    acme::Ledger::open();\n}',
      units: [{ at: 'fn main', calls: ['acme::Ledger::open'] }],
    },
  };
  expect(edgesOf(specs)).toEqual(['main -> Ledger.open 1']);
});
