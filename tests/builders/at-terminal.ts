import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { HANG_GUARD_MS } from '../setup/hang-guard.cjs';

/** The answer of a person at a terminal to something that a program has printed. */
export interface TerminalStep {
  after: string;
  /** Keys; without them, the terminal goes away. */
  type?: string;
}

/** Runs a program at a separate terminal, as a person does; returns its exit code and what it printed. */
export function atTerminal(
  [command = '', ...args]: readonly string[],
  steps: readonly TerminalStep[],
  cwd: string,
): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(
    'python3',
    [path.join(__dirname, 'terminal.py'), command, ...args],
    { cwd, input: JSON.stringify(steps), encoding: 'utf8', timeout: HANG_GUARD_MS },
  );
  return { status, printed: stdout + stderr };
}
