import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { vi } from 'vitest';
import type * as runCommand from '#core/command-line/run-command';

const ROOT = path.resolve(__dirname, '../..');
const TS_NODE = path.join(ROOT, 'node_modules/ts-node/dist/bin.js');
const GENERATOR = 'generator/commands/generate.ts';
const LINT = 'generator/commands/lint.ts';
const DOCS_LINT = 'site/lint/cli.ts';
const DIFF = 'generator/commands/diff.ts';
const FREEZE = 'generator/commands/freeze.ts';

export interface Finished {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the generator as a separate process, as `npm run generate` does. */
export function startGenerator(args: string[], cwd = ROOT): ChildProcess {
  return start(GENERATOR, args, cwd);
}

/** Runs the generator as a separate process, until it ends. */
export async function spawnGenerator(args: string[], cwd = ROOT): Promise<Finished> {
  return finish(start(GENERATOR, args, cwd));
}

/** Runs the lint as a separate process, until it ends, as `npm run lint:api` does. */
export async function spawnLint(args: string[], cwd = ROOT): Promise<Finished> {
  return finish(start(LINT, args, cwd));
}

/** Runs the generator in this process: the same modules, loaded once for all tests of a file. */
export async function runGenerator(args: string[], cwd = ROOT): Promise<Finished> {
  return call(GENERATOR, args, cwd);
}

/** Runs the lint in this process. */
export async function runLint(args: string[], cwd = ROOT): Promise<Finished> {
  return call(LINT, args, cwd);
}

/** Runs the lint of hand-written pages in this process, as `npm run lint:docs` does. */
export async function runDocsLint(args: string[], cwd = ROOT): Promise<Finished> {
  return call(DOCS_LINT, args, cwd);
}

/** Runs the comparison of descriptions in this process, as `npm run api:diff` does. */
export async function runDiff(args: string[], cwd = ROOT): Promise<Finished> {
  return call(DIFF, args, cwd);
}

/** Freezes a version in this process, as `npm run api:freeze` does. */
export async function runFreeze(args: string[], cwd = ROOT): Promise<Finished> {
  return call(FREEZE, args, cwd);
}

async function call(script: string, args: string[], cwd: string): Promise<Finished> {
  const load = createRequire(__filename);
  load('ts-node/register');
  const { execute } = load(path.join(ROOT, 'core/command-line/run-command')) as typeof runCommand;
  const { command } = load(path.join(ROOT, script)) as { command: runCommand.Command };
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      printed[name] += String(chunk);
      return true;
    }),
  );
  const before = process.cwd();
  process.chdir(cwd);
  try {
    return { exitCode: await execute(command, args), ...printed };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}

function start(script: string, args: string[], cwd: string): ChildProcess {
  return spawn(process.execPath, [TS_NODE, path.join(ROOT, script), ...args], { cwd });
}

async function finish(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { exitCode, stdout, stderr };
}
