/** The output folder cannot take the generated files; its message says why. */
export class OutputError extends Error {
  readonly exitCode = 2;
}
