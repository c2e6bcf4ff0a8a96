import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a pipe that is closed after the first result does not cause an error', () => {
  const command =
    'node_modules/.bin/ts-node site/search/commands/query.ts --file tests/search/queries.jsonl | head -1';
  const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(stdout.split('\n')).toEqual([expect.stringMatching(/^\{"q":/), '']);
  expect(stderr).not.toContain('EPIPE');
});
