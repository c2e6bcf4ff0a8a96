import { expect, test } from 'vitest';
import { readPrograms } from '../../../site/remark/read-programs';
import { commands, pages, receivers, servers, untroubled } from './outcomes';

test('every program of a page has a row that says what becomes of it when something goes wrong', () => {
  const rows = [...Object.keys({ ...commands, ...servers, ...receivers, ...pages }), ...untroubled];
  expect(rows.sort()).toEqual(Object.keys(readPrograms('docs/_code')).sort());
});
