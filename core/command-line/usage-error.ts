/** A command line that cannot be carried out; the message says what to write instead. */
export class UsageError extends Error {
  readonly exitCode = 2;
}
