import { existsSync } from 'node:fs';

/**
 * The path of a file that a build cannot do without.
 * @throws Error that says what to do, where there is no such file.
 */
export function requireFile(file: string, remedy: string): string {
  if (!existsSync(file)) throw new Error(`There is no ${file}. ${remedy}`);
  return file;
}
