import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findFreePort } from '../../builders/free-port';
import { runners } from '../../snippets/run/runners';
import { withOwnHost } from './own-host';

/** A server program of a page, running in a separate folder. */
export interface ServerProcess {
  port: number;
  /** The folder that it runs in. */
  folder: string;
  /** Its output so far. */
  output: () => string;
  /** Resolves when it ends. */
  ended: Promise<void>;
  stop: () => void;
}

type Command = [file: string, ...args: string[]];

/** How a server in a language is started, by the ending of its file. */
const START: Readonly<Record<string, (file: string, port: number) => { compile?: Command; run: Command }>> = {
  mjs: (file) => ({ run: ['node', file] }),
  py: (file) => ({ run: [runners.python.runtime.find() ?? 'python3', file] }),
  rb: (file) => ({ run: ['ruby', file] }),
  php: (file, port) => ({ run: ['php', '-S', `127.0.0.1:${port}`, file] }),
  go: (file) => ({ compile: ['go', 'build', '-o', 'server', file], run: ['./server'] }),
  java: (file) => ({ run: ['java', '-XX:TieredStopAtLevel=1', file] }),
};

const PAUSE_MS = 100;

/** How a server is run. */
export interface ServerRun {
  /** In place of the documented hosts. */
  url?: string;
  /** The folder of an earlier run, which may have left something there; a new one by default. */
  folder?: string;
  /** Changes its code before it starts. */
  change?: (code: string) => string;
}

/**
 * Starts a copy of the program in a folder, on a free port that it reads from `PORT`, and waits until it listens, as long as
 * it runs.
 * @param env further variables.
 * @throws with what it wrote to stderr when it ends before it listens.
 */
export async function runServer(
  file: string,
  env: Record<string, string>,
  { url = '', folder = mkdtempSync(join(tmpdir(), 'program-')), change = (code) => code }: ServerRun = {},
): Promise<ServerProcess> {
  const name = basename(file);
  const code = change(readFileSync(file, 'utf8'));
  writeFileSync(join(folder, name), url === '' ? code : withOwnHost(code, url));
  const port = await findFreePort();
  const { compile, run } = START[name.split('.').at(-1) ?? '']!(name, port);
  const options = { cwd: folder, env: { ...process.env, NO_PROXY: '*', ...env, PORT: String(port) } };
  if (compile) {
    const { status, stderr } = spawnSync(compile[0], compile.slice(1), { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} does not compile:\n${stderr}`);
  }
  const child = spawn(run[0], run.slice(1), options);
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const stop = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (child.exitCode === null) {
    if (await listens(port)) return { port, folder, output: () => printed, ended, stop };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  stop();
  throw new Error(`${name} ended before it listened:\n${errors}`);
}

async function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}
