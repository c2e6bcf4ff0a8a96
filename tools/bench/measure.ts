import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The time of a process in seconds, and its peak memory in megabytes. */
export interface Usage {
  wall: number;
  cpu: number;
  memory: number;
  stderr: string;
}

/** Runs a Node program to its end and measures it. Throws with what it printed when it fails. */
export function measure(
  args: string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Usage {
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  const file = path.join(folder, 'usage.json');
  const started = performance.now();
  try {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--require', path.join(__dirname, 'report-usage.cjs'), ...args],
      { cwd, encoding: 'utf8', maxBuffer: 2 ** 30, env: { ...process.env, ...env, USAGE_FILE: file } },
    );
    if (status !== 0)
      throw new Error(`${args.join(' ')} ends with ${status}:\n${(stdout + stderr).slice(-2000)}`);
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as NodeJS.ResourceUsage;
    return {
      wall: (performance.now() - started) / 1000,
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS / 1024,
      stderr,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Megabytes of the files below a folder, and their number. */
export interface Size {
  files: number;
  megabytes: number;
}

export function sizeOf(folder: string): Size {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}

/** The exponent of growth over several sizes, by least squares: 1 is linear. */
export function exponentOf(sizes: readonly number[], values: readonly number[]): number {
  const logs = sizes.map((size, index) => [Math.log(size), Math.log(values[index] ?? NaN)] as const);
  const mean = (pick: (pair: readonly [number, number]) => number) =>
    logs.reduce((sum, pair) => sum + pick(pair), 0) / logs.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  const above = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return above / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
