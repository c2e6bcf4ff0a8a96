import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { atTerminal } from '../../../builders/at-terminal';

const PROGRAM = ['node_modules/.bin/ts-node', 'tests/unit/authoring/claims/keyboard-program.ts'];

test.each([
  {
    title: 'are read, others than those that were asked for are not',
    steps: [
      { after: 'key?\n', type: 'xyb' },
      { after: 'line? ', type: 'advice\n' },
    ],
    want: 'key b, line advice\n',
  },
  {
    title: 'end with Ctrl+D instead of a key',
    steps: [{ after: 'key?\n', type: '\u0004' }],
    want: 'key undefined, line undefined\n',
  },
  {
    title: 'end with Ctrl+D instead of a line',
    steps: [
      { after: 'key?\n', type: 'a' },
      { after: 'line? ', type: '\u0004' },
    ],
    want: 'key a, line undefined\n',
  },
])('keys at a terminal $title', ({ steps, want }) => {
  const { status, printed } = atTerminal(PROGRAM, steps, process.cwd());
  expect(printed).toContain(want);
  expect(status).toBe(0);
});

test('no key is taken from a pipe, and it is said what to do instead', () => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `yes a | ${PROGRAM.join(' ')}`], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('run `npm run claims` in a terminal');
});
