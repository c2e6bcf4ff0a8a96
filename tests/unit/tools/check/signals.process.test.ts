import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkProject } from '../../../builders/check-project';
import { HANG_GUARD_MS } from '../../../setup/hang-guard.cjs';
import { isRunning } from '#core/command-line/processes';

/** A program that checks a stage which starts another process, and one that waits for it. */
const PROGRAM = `
import { check } from '${path.resolve('tools/check/check')}';
const stage = (id: string) =>
  ({ id, command: [id], group: 'all', needs: [], cores: 'all', inputs: [], seconds: 1 }) as const;
void check([stage('slow'), stage('later')], {
  root: __dirname, choice: {}, changed: false, keepGoing: false, lists: false, hasBudget: false,
  env: {}, output: process.stdout,
}).then((code) => (process.exitCode = code));
`;

test.each([
  { signal: 'SIGINT', code: 130 },
  { signal: 'SIGTERM', code: 143 },
] as const)('$signal ends all processes, and still names every stage', async ({ signal, code }) => {
  const root = checkProject(
    { slow: 'node slow.js & node slow.js' },
    {
      'program.ts': PROGRAM,
      'slow.js': `require('fs').appendFileSync('pids', process.pid + ' '); setInterval(() => {}, 1000);`,
    },
  );
  const program = spawn(process.execPath, ['--require', 'ts-node/register', path.join(root, 'program.ts')], {
    env: { ...process.env, TS_NODE_PROJECT: path.resolve('tsconfig.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.on('data', (chunk) => (printed += String(chunk)));
  const pids = () => {
    const file = path.join(root, 'pids');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').map(Number) : [];
  };
  await vi.waitFor(() => expect(pids()).toHaveLength(2), { timeout: HANG_GUARD_MS });
  program.kill(signal);
  const [exitCode] = (await once(program, 'close')) as [number];
  expect(exitCode).toBe(code);
  expect(pids().filter(isRunning)).toEqual([]);
  expect(printed).toMatch(/^slow +stopped/m);
  expect(printed).toMatch(/^later +not run/m);
});
