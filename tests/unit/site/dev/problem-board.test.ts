import { expect, test } from 'vitest';
import type { Problem } from '../../../../generator/problems/problem';
import { ProblemBoard } from '../../../../site/dev/problem-board';

const problemIn = (file: string): Problem => ({
  ruleId: 'site',
  severity: 'error',
  message: 'It cannot be read.',
  location: { file, line: 1, column: 1, pointer: '' },
});

test.each([
  'node_modules/docproof/dist/node/site/sidebars-api.js',
  '../packages/node_modules/a/b.js',
  'site/../../tmp/docproof-0-a/generated/pages/errors.mdx',
])('an error in %s follows from a mistake of an author, who cannot correct that file', (file) => {
  const board = new ProblemBoard();
  board.set('site', [problemIn(file)]);
  expect(board.problems).toEqual([problemIn(file)]);
  board.set('description', [problemIn('openapi.yaml')]);
  expect(board.problems).toEqual([problemIn('openapi.yaml')]);
});
