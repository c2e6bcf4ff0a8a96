import { spawn } from 'node:child_process';
import type { Command } from './runner';

/** The server of the tests is on this machine, and strings are UTF-8 wherever they run. */
export const ENVIRONMENT = {
  NO_PROXY: '*',
  no_proxy: '*',
  LC_ALL: 'C.UTF-8',
  CGO_ENABLED: '0',
  GOFLAGS: '-mod=mod',
  GOTOOLCHAIN: 'local',
  PYTHONDONTWRITEBYTECODE: '1',
};

/** Runs a command in a folder: seconds it took and what it printed. Throws with its stderr when it fails. */
export async function runCommand(
  command: Command | undefined,
  cwd: string,
): Promise<[seconds: number, stdout: string]> {
  if (!command) return [0, ''];
  const [file, ...args] = command;
  const start = performance.now();
  const child = spawn(file, args, { cwd, env: { ...process.env, ...ENVIRONMENT } });
  const [stdout, stderr, code] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject)),
  ]);
  if (code !== 0) throw new Error(`${file} ended with ${code}:\n${stderr}\n${stdout}`);
  return [(performance.now() - start) / 1000, stdout];
}

/** Reads a stream to its end. */
export async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
