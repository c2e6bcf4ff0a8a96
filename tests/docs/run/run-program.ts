import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withOwnHost } from './own-host';
import { withShortTimeouts } from './short-timeouts';
import { startProcess } from './start-process';

/** The options of `runProgram`. */
export interface ProgramRun {
  /** The URL that replaces the documented hosts. */
  url: string;
  /** Its secret key. */
  key?: string;
  args?: readonly string[];
  /** A string of the program that readers replace, and its replacement. */
  replace?: readonly [from: string, to: string];
  /** Seconds to wait for a response instead of half a minute. */
  timeout?: number;
  /** Files in the same folder, by name. */
  files?: Readonly<Record<string, string>>;
  /** The folder to run in, which is kept; by default, a new one that is removed. */
  folder?: string;
  /** Takes what stops the program at once. */
  onStart?: (stop: () => Promise<void>) => void;
}

/** Runs a copy of a program of a page; what it printed. @throws with its stderr when it fails. */
export async function runProgram(file: string, options: ProgramRun): Promise<string> {
  return runCode(basename(file), readFileSync(file, 'utf8'), options);
}

/**
 * Runs code in a file of that name. `PROGRAM_PATIENCE` has the seconds after which it is stopped, for runs that make programs endless.
 * @throws with its stderr when it fails.
 */
export async function runCode(name: string, source: string, options: ProgramRun): Promise<string> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'program-'));
  const files = { ...options.files, [name]: toRunnable(source, options) };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  try {
    const environment = { ABACO_SECRET_KEY: options.key ?? 'sk_test_EXAMPLE' };
    const { ended, stop } = startProcess(name, options.args ?? [], folder, environment);
    options.onStart?.(stop);
    const patience = process.env.PROGRAM_PATIENCE;
    const end = patience && setTimeout(() => void stop(), Number(patience) * 1000);
    const { code, stdout, stderr } = await ended;
    if (end) clearTimeout(end);
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${stderr}\n${stdout}`);
    return stdout;
  } finally {
    if (options.folder === undefined) rmSync(folder, { recursive: true });
  }
}

function toRunnable(source: string, { url, replace = ['', ''], timeout }: ProgramRun): string {
  const own = withOwnHost(source, url).replace(...replace);
  return timeout === undefined ? own : withShortTimeouts(own, timeout);
}
