import { execFileSync } from 'node:child_process';

/** Runs a git command and returns its output, or undefined without git or outside a repository. */
export function git(folder: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
