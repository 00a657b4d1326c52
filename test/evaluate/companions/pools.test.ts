import { beforeAll, expect, test } from 'vitest';
import { nearFile, type Pool, poolSize, poolViews } from '../../../src/evaluate/companions/pools.ts';
import { buildRetrievalIndex } from '../../../src/stages/retrieve/build-retrieval-index.ts';
import { retrieveViews } from '../../../src/stages/retrieve/retrieve-views.ts';
import { inProcessExtractor } from '../../fakes/in-process-extractor.ts';
import { indexedRepository } from '../../fakes/indexed-repository.ts';

const FILES = {
  'app/main.py':
    'from app.near import lamp\n\n\ndef shine():\n    return lamp()\n\n\ndef glow():\n    return shine()\n',
  'app/near.py': 'from app.far import wire\n\n\ndef lamp():\n    return wire()\n\n\ndef shade():\n    return lamp()\n',
  'app/far.py': 'def wire():\n    return 1\n',
  'app/stranger.py': 'def lamp_stand():\n    return lamp\n',
};

let names: (pool: Pool) => readonly string[];
beforeAll(async () => {
  const index = buildRetrievalIndex(await indexedRepository(FILES, await inProcessExtractor()));
  const { views } = retrieveViews({ text: 'shine glow lamp shade wire `lamp_stand`', failures: [] }, index);
  const near = nearFile(index, 'app/main.py');
  names = (pool) => [...new Set(poolViews(views, pool, near).flatMap(({ name }) => name ?? []))].sort();
});

test('a pool is what was retrieved of the files and definitions it names', () => {
  expect(names('all')).toEqual(['glow', 'lamp', 'lamp_stand', 'shade', 'shine', 'wire']);
  expect(names('import-closure')).toEqual(['glow', 'lamp', 'shade', 'shine', 'wire']);
  expect(names('imported')).toEqual(['glow', 'lamp', 'shine']);
  expect(names('cross-file')).toEqual(['lamp']);
});

test('only the pools of the best are limited in number', () => {
  expect(poolSize('best-20')).toBe(20);
  expect(poolSize('all')).toBeUndefined();
  expect(names('best-20')).toEqual(names('all'));
});
