import path from 'node:path';

/**
 * Returns the folder in which programs keep what they can make again: below the packages of the project, or below the folder that
 * `DOCPROOF_CACHE` names, because an installed package may not be written to.
 * @param name of the part: `search`.
 */
export function cacheFolder(
  name: string,
  { DOCPROOF_CACHE: folder }: NodeJS.ProcessEnv = process.env,
): string {
  return path.resolve(folder ?? path.resolve(__dirname, '../../node_modules/.cache'), name);
}
