/** A side of a comparison that cannot be read: never taken for one without changes. */
export class ReadError extends Error {
  readonly exitCode = 2;
}
