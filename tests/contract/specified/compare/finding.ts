/** A place where the description and the specification differ. */
export interface Finding {
  /** JSON Pointer in the description as one document. */
  pointer: string;
  /** One sentence: what differs, with the values of both. */
  message: string;
  /** One sentence: what to do. */
  remedy: string;
  /** A statement beyond the specification, worded as in `beyond.ts`, where it may be listed. */
  statement?: string;
}
