import { spawnSync } from 'node:child_process';

/** Whether npx can start a program that it may have to download first; `--version` is the start that does nothing. */
export function canDownload(npxArguments: readonly string[]): boolean {
  return spawnSync('npx', [...npxArguments, '--version'], { stdio: 'ignore' }).status === 0;
}
