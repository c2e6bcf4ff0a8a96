import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSentenceId, readHeld } from '../../../authoring/claims/basis/read-held';
import { NEGATIONS } from '../../planted/negations';
import { titlePattern } from '../../planted/negations/title-pattern';
import { FOLDERS_WITHOUT_NEGATION, WITHOUT_NEGATION } from '../../planted/negations/without-negation';

const rows = Object.values(NEGATIONS).flat();
const negated = new Set(rows.map(({ id }) => id));
const held = readHeld().filter(({ id }) => !isSentenceId(id));
const declared = new Set(held.map(({ id }) => id));
const folders = Object.keys(FOLDERS_WITHOUT_NEGATION);

/** `tests/planted/negations` takes minutes, so a row that can no longer be planted would be found late. */
test.each(rows)('the negation of $id can be planted in $file: $edit.title', ({ file, edit }) => {
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(edit.apply(content, file)).not.toBe(content);
});

describe('every id that a test declares', () => {
  test('has a row in tests/planted/negations, or a reason in without-negation.ts', () => {
    const missing = held
      .filter(({ file }) => !folders.some((folder) => file.startsWith(folder)))
      .filter(({ id }) => !negated.has(id) && !Object.hasOwn(WITHOUT_NEGATION, id));
    expect(missing.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
  });

  test.each(Object.keys(WITHOUT_NEGATION))('has no row while there is a reason against it: %s', (id) => {
    expect([declared.has(id), negated.has(id)]).toEqual([true, false]);
  });

  test('is declared as long as it has a row', () => {
    expect([...negated].filter((id) => !declared.has(id))).toEqual([]);
  });
});

test.each([
  { title: 'returns $want for $given.path', name: 'returns 404 for /contacts/ada' },
  { title: 'takes %s for %i %s', name: 'takes weekly for 1 weeks' },
  { title: 'a ${kind} (new)', name: 'a page (new)' },
])('the title $title is found', ({ title, name }) => {
  expect(name).toMatch(new RegExp(`^${titlePattern(title)}$`));
  expect(`it ${name}`).not.toMatch(new RegExp(`^${titlePattern(title)}$`));
});
