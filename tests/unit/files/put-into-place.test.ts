import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../generator/files/hash';
import { putIntoPlace } from '../../../generator/files/put-into-place';
import { temporaryFolder } from '../../builders/temporary-folder';

const file = (name: string) => ({ path: name, content: 'new' });

/** An output folder, with a staging folder that holds one new and one changed file. */
function prepare() {
  const out = temporaryFolder({
    'stale.json': 'old',
    'superfluous.json': 'old',
    'staging/new/stale.json': 'new',
    'staging/new/deep/missing.json': 'new',
  });
  return { out, staging: path.join(out, 'staging') };
}

const made = (out: string) =>
  filesBelow(out)
    .filter((name) => !name.startsWith('staging'))
    .map((name) => [name, readFileSync(path.join(out, name), 'utf8')]);

test('swaps the contents', () => {
  const { out, staging } = prepare();

  putIntoPlace(
    { missing: [file('deep/missing.json')], stale: [file('stale.json')], superfluous: ['superfluous.json'] },
    staging,
    out,
  );

  expect(made(out)).toEqual([
    ['deep/missing.json', 'new'],
    ['stale.json', 'new'],
  ]);
});

test.each([
  { what: 'an old file cannot be taken out', missing: [], superfluous: ['superfluous.json', 'nowhere.json'] },
  {
    what: 'a new file cannot be put in',
    missing: [file('deep/missing.json'), file('nowhere.json')],
    superfluous: [],
  },
])('puts everything back when $what', ({ missing, superfluous }) => {
  const { out, staging } = prepare();

  expect(() => putIntoPlace({ missing, stale: [file('stale.json')], superfluous }, staging, out)).toThrow(
    'ENOENT',
  );

  expect(made(out)).toEqual([
    ['stale.json', 'old'],
    ['superfluous.json', 'old'],
  ]);
});
