import { inspect } from 'node:util';

/** Docusaurus nests the errors of pages in errors of the build. */
const DEPTH = 8;

/** A mistake of someone who writes pages or sets up a site. Its message says what is wrong and what to write instead. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';

  /** Docusaurus prints errors with all that they have, and its server for writers does so while it runs. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Ends a command that failed, with exit code 1: prints the message alone of an author's mistake, which may lie below errors
 * of Docusaurus, and of other errors everything there is.
 */
export function endWith(error: unknown): void {
  console.error(messageOf(error) ?? inspect(error, { depth: DEPTH }));
  process.exitCode = 1;
}

/** By its name: Docusaurus loads its configuration by other means, and with it a second class of ours. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.name === 'AuthorError' ? error.message : messageOf(error.cause);
}
