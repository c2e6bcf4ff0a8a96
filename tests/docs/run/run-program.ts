import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runCommand } from '../../snippets/run/run-command';
import { runners } from '../../snippets/run/runners';
import { withOwnHost } from './own-host';
import { withShortTimeouts } from './short-timeouts';

/** The interpreter of a program, by file extension. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  sh: 'bash',
  mjs: 'node',
  py: runners.python.runtime.find() ?? 'python3',
  rb: 'ruby',
  php: 'php',
};

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
}

/** Runs a copy of a program of a page in an empty folder; what it printed. @throws with its stderr when it fails. */
export async function runProgram(file: string, options: ProgramRun): Promise<string> {
  return runCode(basename(file), readFileSync(file, 'utf8'), options);
}

/** Runs code in a file of that name. @throws with its stderr when it fails. */
export async function runCode(
  name: string,
  source: string,
  { url, key = 'sk_test_EXAMPLE', args = [], replace = ['', ''], timeout, files = {} }: ProgramRun,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  const own = withOwnHost(source, url).replace(...replace);
  const code = timeout === undefined ? own : withShortTimeouts(own, timeout);
  for (const [path, content] of Object.entries({ ...files, [name]: code }))
    writeFileSync(join(folder, path), content);
  try {
    const interpreter = INTERPRETERS[name.split('.').at(-1) ?? ''] ?? '';
    const [, output] = await runCommand(
      ['env', `ABACO_SECRET_KEY=${key}`, interpreter, name, ...args],
      folder,
    );
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
