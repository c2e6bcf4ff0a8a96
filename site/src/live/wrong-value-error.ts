/** A value that cannot be sent. Its message is a sentence for the reader. */
export class WrongValueError extends Error {
  override name = 'WrongValueError';
}
