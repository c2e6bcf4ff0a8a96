import { UsageError } from '#core/command-line/usage-error';
import type { FileChange, Sources } from './plan';

/**
 * Returns a file with lines inserted in front of the first line that matches, or at its end with `END`.
 * @throws UsageError if the file or the line is not there: the project was reorganized, and the command has to follow
 */
export function insertLines(
  sources: Sources,
  file: string,
  before: RegExp | typeof END,
  inserted: string,
): FileChange {
  const content = requireFile(sources, file);
  if (before === END) return { file, content: `${content.replace(/\n*$/, '\n')}${inserted}` };
  const match = before.exec(content);
  if (match === null)
    throw new UsageError(`${file} has no line ${String(before)}: add it by hand, and tell the maintainers.`);
  return { file, content: content.slice(0, match.index) + inserted + content.slice(match.index) };
}

export const END = 'end of the file';

/** @throws UsageError if there is no such file */
export function requireFile({ read }: Sources, file: string): string {
  const content = read(file);
  if (content === undefined) throw new UsageError(`There is no ${file}.`);
  return content;
}

/**
 * Returns a new file.
 * @throws UsageError if it exists
 */
export function newFile({ read }: Sources, file: string, content: string): FileChange {
  if (read(file) !== undefined)
    throw new UsageError(`${file} exists: take another name, or change it by hand.`);
  return { file, content };
}

/**
 * Returns a name if it has the form that names of its kind have.
 * @throws UsageError with an example if it does not
 */
export function requireName(name: string | undefined, form: RegExp, what: string, example: string): string {
  if (name !== undefined && form.test(name)) return name;
  throw new UsageError(
    name === undefined
      ? `The ${what} is missing: write one such as \`${example}\`.`
      : `\`${name}\` is not the name of ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}: write one such as \`${example}\`.`,
  );
}
