import { spawnSync } from 'node:child_process';

/** The system's user that may install packages. */
const ROOT = 0;

/**
 * Returns the words before a command that run it as root without asking for a password; undefined if there is no way.
 * @param user the id of the user of this process, undefined on Windows
 */
export function asRoot(
  user: number | undefined,
  env: NodeJS.ProcessEnv = process.env,
): readonly string[] | undefined {
  if (user === ROOT) return [];
  const sudo = ['sudo', '-n'];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore', env }).status === 0 ? sudo : undefined;
}
