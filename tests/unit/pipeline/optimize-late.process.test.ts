import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the V8 of this Node knows the flag', () => {
  const program = "require('./generator/optimize-late').optimizeLate()";
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', 'ts-node/register', '--eval', program],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
