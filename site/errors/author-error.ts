import { inspect } from 'node:util';

/** A mistake of someone who writes pages or sets up a site. Its message says what is wrong and what to write instead. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';
  readonly exitCode: number = 1;

  /** Docusaurus prints errors with all that they have, and its server for writers does so while it runs. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** A setting in the environment that cannot be. */
export class SettingError extends AuthorError {
  override readonly exitCode = 2;
}
