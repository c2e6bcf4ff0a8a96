import { AuthorError } from './author-error';

/** Something that is wrong in a hand-written page, with its 1-based place. */
export interface PageMistake {
  file: string;
  line: number;
  column: number;
  /** The problem, the value concerned, and the remedy. */
  message: string;
  /** The only name that can be meant, and the wrong one. */
  rename?: { from: string; to: string };
}

/** Pages that cannot be used as they stand. Its message has a line for each mistake: `docs/index.mdx:7:12  There is no …`. */
export class PageError extends AuthorError {
  constructor(readonly mistakes: readonly PageMistake[]) {
    super(
      mistakes.map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`).join('\n'),
    );
  }
}

/**
 * Reads each page with `read`.
 * @throws PageError with the mistakes of all pages.
 */
export function readAll<Page, Result>(pages: readonly Page[], read: (page: Page) => Result): Result[] {
  const mistakes: PageMistake[] = [];
  const results = pages.flatMap((page) => {
    try {
      return [read(page)];
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      mistakes.push(...error.mistakes);
      return [];
    }
  });
  if (mistakes.length > 0) throw new PageError(mistakes);
  return results;
}
