import { expect, test } from 'vitest';
import { buildRetrievalIndex } from '../../src/stages/retrieve/build-retrieval-index.ts';
import { buildIndex, type FileSpec } from './build-index.ts';

/** What a file's imports bind, as `alias -> path name` for definitions and `alias -> path` for modules. */
function bindingsOf(specs: Readonly<Record<string, FileSpec>>, path: string): readonly string[] {
  const { imports, table } = buildRetrievalIndex(buildIndex(specs));
  return (imports[table.fileNumber.get(path) ?? -1]?.bindings ?? []).map(({ alias, units, files }) => {
    const ends = units.map((unit) => `${table.units[unit]?.file.path} ${table.units[unit]?.unit.qualifiedName}`);
    return `${alias} -> ${(units.length > 0 ? ends : files.map((file) => table.files[file]?.path)).join(', ')}`;
  });
}

const def = (name: string): FileSpec => ({ text: `def ${name}():\n    pass`, units: [{ at: `def ${name}` }] });
const js = (name: string): FileSpec => ({ text: `function ${name}() {\n}`, units: [{ at: `function ${name}` }] });

test('resolves absolute, relative and package imports of Python', () => {
  const specs = {
    'src/pkg/__init__.py': { text: '', imports: ['.core: run as start'] },
    'src/pkg/core.py': def('run'),
    'src/pkg/json.py': def('load'),
    'src/pkg/sub/__init__.py': { text: '' },
    'src/pkg/sub/deep.py': {
      text: '',
      imports: [
        '..core: run',
        '..: json',
        'pkg: start',
        'pkg.core',
        'pkg.core: * as c',
        'json',
        'os.path: join',
        '....: x',
      ],
    },
  };
  expect(bindingsOf(specs, 'src/pkg/sub/deep.py')).toEqual([
    'run -> src/pkg/core.py run',
    'json -> src/pkg/json.py',
    'start -> src/pkg/core.py run',
    'pkg.core -> src/pkg/core.py',
    'c -> src/pkg/core.py',
  ]);
});

test('prefers the root nearest to the importing file where two offer a Python module', () => {
  const specs = {
    'a/lib.py': def('one'),
    'b/lib.py': def('one'),
    'b/use.py': { text: '', imports: ['lib: one'] },
  };
  expect(bindingsOf(specs, 'b/use.py')).toEqual(['one -> b/lib.py one']);
});

test('resolves JavaScript and TypeScript modules', () => {
  const specs = {
    'packages/core/package.json': { text: '{"name":"@acme/core","exports":{".":{"import":"./dist/index.js"}}}' },
    'packages/core/src/index.ts': { text: '', imports: ['>./run.js: run', '>./deep/index.js: *'] },
    'packages/core/src/run.ts': js('run'),
    'packages/core/src/deep/index.ts': js('dive'),
    'packages/app/package.json': { text: 'not json' },
    'packages/app/lib/util.js': js('util'),
    'packages/app/src/view.tsx': js('View'),
    'packages/app/src/main.ts': {
      text: '',
      imports: [
        '@acme/core: run, dive',
        '@acme/core/deep: dive as d',
        './view: View',
        '../lib/util: default as util',
        '../lib/util: * as all',
        '@/view: View as V',
        './gone.js: x',
        'react: useState',
        '../../../../../etc/passwd: x',
      ],
    },
  };
  expect(bindingsOf(specs, 'packages/app/src/main.ts')).toEqual([
    'run -> packages/core/src/run.ts run',
    'dive -> packages/core/src/deep/index.ts dive',
    'd -> packages/core/src/deep/index.ts dive',
    'View -> packages/app/src/view.tsx View',
    'util -> packages/app/lib/util.js util',
    'all -> packages/app/lib/util.js',
    'V -> packages/app/src/view.tsx View',
  ]);
});

test('resolves classes, nested classes, static members and packages of Java', () => {
  const specs = {
    'core/src/main/java/com/acme/Ledger.java': {
      text: 'class Ledger {\n  void post() {\n  }\n  class Entry {\n  }\n}',
      units: [{ at: 'class Ledger' }, { at: 'void post' }, { at: 'class Entry' }],
    },
    'core/src/main/java/com/acme/tax/Rate.java': { text: 'class Rate {\n}', units: [{ at: 'class Rate' }] },
    'app/src/main/java/com/shop/Main.java': {
      text: '',
      imports: [
        'com.acme.Ledger',
        'com.acme.Ledger.Entry',
        'com.acme.Ledger: post',
        'com.acme.tax: *',
        'java.util.List',
      ],
    },
  };
  expect(bindingsOf(specs, 'app/src/main/java/com/shop/Main.java')).toEqual([
    'Ledger -> core/src/main/java/com/acme/Ledger.java Ledger',
    'Entry -> core/src/main/java/com/acme/Ledger.java Ledger.Entry',
    'post -> core/src/main/java/com/acme/Ledger.java Ledger.post',
    '* -> core/src/main/java/com/acme/tax/Rate.java',
  ]);
});

test('resolves Go packages by the module line, under their package name', () => {
  const specs = {
    'go.mod': { text: 'module example.org/shop/v2\n\ngo 1.22\n' },
    'internal/go-tax/rate.go': { text: 'package tax\n\nfunc Rate() {\n}', units: [{ at: 'func Rate' }] },
    'internal/go-tax/rate_test.go': { text: 'package tax\n' },
    'main.go': {
      text: 'package main\n',
      imports: [
        'example.org/shop/v2/internal/go-tax',
        'example.org/shop/v2/internal/go-tax: * as t',
        'fmt',
        'example.org/other',
      ],
    },
  };
  expect(bindingsOf(specs, 'main.go')).toEqual(['tax -> internal/go-tax/rate.go', 't -> internal/go-tax/rate.go']);
});

test('resolves crate, self, super, child and workspace paths of Rust', () => {
  const fn = (name: string): FileSpec => ({ text: `fn ${name}() {\n}`, units: [{ at: `fn ${name}` }] });
  const specs = {
    'core/Cargo.toml': { text: '[package]\nname = "acme-core"\nversion = "1.0.0"\n' },
    'core/src/lib.rs': { ...fn('boot'), imports: ['tax', 'self::tax: rate'] },
    'core/src/tax/mod.rs': {
      ...fn('rate'),
      imports: ['super: boot', 'crate::tax::table: lookup', 'crate::tax::table::lookup'],
    },
    'core/src/tax/table.rs': { ...fn('lookup'), imports: ['super: rate', 'super::super: boot as b'] },
    'app/Cargo.toml': { text: '[package]\nname = "app"\n' },
    'app/src/main.rs': {
      text: '',
      imports: ['acme_core::tax: rate', 'acme_core::tax::table::lookup: * as find', 'std::fmt: Display'],
    },
  };
  expect(bindingsOf(specs, 'core/src/lib.rs')).toEqual([
    'tax -> core/src/tax/mod.rs',
    'rate -> core/src/tax/mod.rs rate',
  ]);
  expect(bindingsOf(specs, 'core/src/tax/mod.rs')).toEqual([
    'boot -> core/src/lib.rs boot',
    'lookup -> core/src/tax/table.rs lookup',
    'lookup -> core/src/tax/table.rs lookup',
  ]);
  expect(bindingsOf(specs, 'core/src/tax/table.rs')).toEqual([
    'rate -> core/src/tax/mod.rs rate',
    'b -> core/src/lib.rs boot',
  ]);
  expect(bindingsOf(specs, 'app/src/main.rs')).toEqual([
    'rate -> core/src/tax/mod.rs rate',
    'find -> core/src/tax/table.rs lookup',
  ]);
});

test('resolves includes and requires by path, beside the file or under some folder', () => {
  const specs = {
    'include/net/socket.h': { text: '' },
    'src/net/peer.c': { text: '', imports: ['net/socket.h: *', 'stdio.h: *'] },
    'lib/ledger/entry.rb': { text: '' },
    'lib/ledger.rb': { text: '', imports: ['./ledger/entry', 'ledger/entry', 'json'] },
  };
  expect(bindingsOf(specs, 'src/net/peer.c')).toEqual(['* -> include/net/socket.h']);
  expect(bindingsOf(specs, 'lib/ledger.rb')).toEqual(['* -> lib/ledger/entry.rb', '* -> lib/ledger/entry.rb']);
});

test('follows four re-exports and not a fifth', () => {
  const chain = (length: number) => {
    const specs: Record<string, FileSpec> = { 'm0.js': js('run') };
    for (let hop = 1; hop <= length; hop++) specs[`m${hop}.js`] = { text: '', imports: [`>./m${hop - 1}.js: run`] };
    specs['use.js'] = { text: '', imports: [`./m${length}.js: run`] };
    return bindingsOf(specs, 'use.js');
  };
  expect(chain(4)).toEqual(['run -> m0.js run']);
  expect(chain(5)).toEqual(['run -> m5.js']);
});

test('ends at re-exports that go round in a circle or to themselves', () => {
  const specs = {
    'a.js': { text: '', imports: ['>./b.js: *', '>./a.js: run'] },
    'b.js': { text: '', imports: ['>./a.js: *', '>./a.js: run'] },
    'use.js': { text: '', imports: ['./a.js: run', './use.js: run'] },
  };
  expect(bindingsOf(specs, 'use.js')).toEqual(['run -> a.js', 'run -> use.js']);
});

test('binds names such as __proto__ and constructor like any other', () => {
  const specs = {
    'a.js': js('constructor'),
    'use.js': { text: '', imports: ['./a.js: constructor, __proto__ as toString', '__proto__: hasOwnProperty'] },
  };
  expect(bindingsOf(specs, 'use.js')).toEqual(['constructor -> a.js constructor', 'toString -> a.js']);
});

test('finds a name in a barrel that opens hundreds of modules, and not in what it does not open', () => {
  const specs: Record<string, FileSpec> = { 'other.ts': js('gone') };
  const modules = Array.from({ length: 300 }, (_, number) => `f${number}`);
  for (const name of modules) specs[`src/${name}/index.ts`] = js(name);
  specs['src/index.ts'] = { text: '', imports: modules.map((name) => `>./${name}/index.js: *`) };
  specs['use.ts'] = { text: '', imports: ['./src/index.js: f299, gone'] };
  expect(bindingsOf(specs, 'use.ts')).toEqual(['f299 -> src/f299/index.ts f299', 'gone -> src/index.ts']);
});
