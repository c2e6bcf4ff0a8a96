/** Thrown if the generated files cannot be written to the output folder; the message says why. */
export class OutputError extends Error {
  readonly exitCode = 2;
}
