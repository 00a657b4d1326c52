import { expect, test } from 'vitest';
import { importOf, queryOf, splitImports } from '../../../src/evaluate/repobench/split-imports.ts';

const PYTHON = [
  '"""From here on we import nothing by hand."""',
  'import json, os.path',
  'from .shapes import (',
  '    Circle,',
  '    area as area_of,',
  ')',
  'from .units import metre, \\',
  '    foot',
  '',
  'def draw(scale):',
  '    from .late import brush  # only when needed',
  '    important = scale',
  '',
].join('\n');

test('Python statements over several lines are whole, and lines that only look alike stay', () => {
  const { imports, rest } = splitImports(PYTHON, 'python');
  expect(imports).toEqual([
    'import json, os.path',
    'from .shapes import (\n    Circle,\n    area as area_of,\n)',
    'from .units import metre, \\\n    foot',
    '    from .late import brush  # only when needed',
  ]);
  expect(rest).toEqual([
    '"""From here on we import nothing by hand."""',
    '',
    'def draw(scale):',
    '    important = scale',
  ]);
});

test('a Python statement that never ends takes what is left', () => {
  expect(splitImports('from a import (\n    b,\n', 'python')).toEqual({
    imports: ['from a import (\n    b,'],
    rest: [],
  });
});

test('Java statements are one line each; a line cut at its beginning is none', () => {
  const code = 'le.json.Reader;\nimport a.b.Writer;\r\n  import static a.B.of;\nimport a.c.*;\n\nclass C {}\n';
  expect(splitImports(code, 'java')).toEqual({
    imports: ['import a.b.Writer;', '  import static a.B.of;', 'import a.c.*;'],
    rest: ['le.json.Reader;', '', 'class C {}'],
  });
});

test('the query is the last lines that import nothing, blank ones counted', () => {
  expect(queryOf(PYTHON, 'python', 2)).toBe('def draw(scale):\n    important = scale');
  expect(queryOf('import a\n', 'python', 10)).toBe('');
});

test('a name is found in the statement that brings it in by itself', () => {
  const { imports } = splitImports(PYTHON, 'python');
  expect(importOf('area', imports, 'python')).toBe(imports[1]);
  expect(importOf('foot', imports, 'python')).toBe(imports[2]);
  for (const other of ['shapes', 'json', 'Circ']) expect(importOf(other, imports, 'python')).toBeUndefined();
  const java = ['import json.Writer;', 'import static a.B.of;', 'import a.c.*;'];
  expect(importOf('of', java, 'java')).toBe(java[1]);
  expect(importOf('json', java, 'java')).toBeUndefined();
});
