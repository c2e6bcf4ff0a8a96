import { spawnSync } from 'node:child_process';
import { TS_NODE } from '../bench/scale/paths';

/** Runs a program of this project to its end. Its output and its errors are one string. */
export function spawnProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): { exitCode: number; printed: string } {
  const command = program.endsWith('.ts') ? [TS_NODE, program, ...args] : [program, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 30,
  });
  return { exitCode: status ?? 1, printed: stdout + stderr };
}
