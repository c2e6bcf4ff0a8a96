import { existsSync } from 'node:fs';
import { AuthorError } from '../errors/author-error';

/**
 * The path of a file or folder that a build cannot do without.
 * @throws AuthorError that says what to do, where there is no such file.
 */
export function requireFile(file: string, remedy: string): string {
  if (!existsSync(file)) throw new AuthorError(`There is no ${file}. ${remedy}`);
  return file;
}
