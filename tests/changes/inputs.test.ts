import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../builders/temporary-folder';
import { GATE } from '../../tools/check/stages';

const declaring = GATE.filter(({ inputs }) => !inputs.includes('.'));

/** A folder with the declared inputs of a stage, and the packages. */
function copyInputs(inputs: readonly string[]): string {
  const folder = temporaryFolder();
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs];
  const files = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name)))
    cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test('some stages declare their inputs', () => {
  expect(declaring.length).toBeGreaterThan(3);
});

test.each(declaring)('$id passes where only its declared inputs are', ({ inputs, command }) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...command], {
    cwd: copyInputs(inputs),
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined },
  });
  expect(status, stdout + stderr).toBe(0);
});
