import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../generator/run/files/hash';
import { putIntoPlace, takeOut } from '../../../generator/run/files/put-into-place';
import { temporaryFolder } from '../../builders/temporary-folder';

const plan = { changed: ['deep/missing.json', 'stale.json'], superfluous: ['gone/superfluous.json'] };

/** An output folder, with a work folder that holds one new and one changed file. */
function prepare() {
  const out = temporaryFolder({
    'stale.json': 'old',
    'gone/superfluous.json': 'old',
    'work/new/stale.json': 'new',
    'work/new/deep/missing.json': 'new',
  });
  return { out, work: path.join(out, 'work') };
}

const made = (out: string) =>
  filesBelow(out)
    .filter((name) => !name.startsWith('work'))
    .map((name) => [name, readFileSync(path.join(out, name), 'utf8')]);

const OLD = [
  ['gone/superfluous.json', 'old'],
  ['stale.json', 'old'],
];
const NEW = [
  ['deep/missing.json', 'new'],
  ['stale.json', 'new'],
];

test('swaps the contents, and may do so again', () => {
  const { out, work } = prepare();
  for (let time = 0; time < 2; time += 1) {
    putIntoPlace(plan, work, out);
    expect(made(out)).toEqual(NEW);
    expect(existsSync(path.join(out, 'gone'))).toBe(false);
  }
});

test('puts everything back, and may do so again', () => {
  const { out, work } = prepare();
  putIntoPlace(plan, work, out);
  for (let time = 0; time < 2; time += 1) {
    takeOut(plan, work, out);
    expect(made(out)).toEqual(OLD);
    expect(existsSync(path.join(out, 'deep'))).toBe(false);
  }
  putIntoPlace(plan, work, out);
  expect(made(out)).toEqual(NEW);
});
