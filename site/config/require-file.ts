import { existsSync } from 'node:fs';
import { AuthorError } from '../errors/author-error';

/**
 * Returns the path of a file or folder that a build requires.
 * @throws AuthorError that says what to do, if the file does not exist.
 */
export function requireFile(file: string, remedy: string): string {
  if (!existsSync(file)) throw new AuthorError(`There is no ${file}. ${remedy}`);
  return file;
}
