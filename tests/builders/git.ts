import { execFileSync } from 'node:child_process';

/** Runs git in a folder, as an author that needs no settings, and returns its output. */
export function runGit(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

/** Commits everything in a folder to a new repository's branch `main`, and creates a branch `change` to work on. */
export function commitAll(folder: string): void {
  runGit(folder, 'init', '--quiet', '--initial-branch', 'main');
  runGit(folder, 'add', '.');
  runGit(folder, 'commit', '--quiet', '--message', 'docs: describe things');
  runGit(folder, 'switch', '--quiet', '--create', 'change');
}
