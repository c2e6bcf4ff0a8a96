import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { engines } from '../../../package.json';

const GUARD = './core/command-line/require-node.cjs';

/** Runs the guard in this version of Node. */
function start(version: string) {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('${GUARD}');`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return { status, stderr };
}

test('a Node that is too old ends every command with a sentence', () => {
  const needed = engines.node.replace('>=', '');
  expect(start('18.20.4')).toEqual({
    status: 2,
    stderr: `This is Node 18.20.4, and the project needs ${needed} or later: install it, for example with \`nvm install ${needed}\`.\n`,
  });
  expect(start(`${needed}.0`)).toEqual({ status: 0, stderr: '' });
});
