/** A command line that asks for something we cannot do; its message says what to write instead. */
export class UsageError extends Error {
  readonly exitCode = 2;
}
