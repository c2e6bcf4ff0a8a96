import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const TS_NODE = path.join(ROOT, 'node_modules/ts-node/dist/bin.js');

export interface Finished {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the generator as a process of its own, as `npm run generate` does. */
export function startGenerator(args: string[], cwd = ROOT): ChildProcess {
  return start('generator/main.ts', args, cwd);
}

/** Runs the generator to its end. */
export async function runGenerator(args: string[], cwd = ROOT): Promise<Finished> {
  return finish(startGenerator(args, cwd));
}

/** Runs the lint to its end, as `npm run lint:api` does. */
export async function runLint(args: string[], cwd = ROOT): Promise<Finished> {
  return finish(start('generator/lint-main.ts', args, cwd));
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
