import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Returns what a program prints on stderr. */
function printed(program: string): string {
  const args = ['--require', 'ts-node/register', '--eval', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr;
}

test('sets no flag that the V8 of this Node does not know', () => {
  expect(printed("require('./generator/run/optimize-late').optimizeLate()")).toBe('');
});

test('sets no flag in a version of V8 that counts calls', () => {
  const program = (version: string) => `
    require('node:v8').setFlagsFromString = () => console.error('a flag');
    require('./generator/run/optimize-late').optimizeLate('${version}');`;
  expect(printed(program('11.3.244.8-node.38'))).toBe('a flag\n');
  expect(printed(program('12.4.254.21-node.57'))).toBe('');
});
