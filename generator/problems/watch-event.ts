import type { Problem } from './problem';

/** A message of the generator while it watches a description. */
export type WatchEvent =
  /** A run begins, because of these files (absolute paths); none at the start. */
  | { kind: 'begin'; changed: readonly string[] }
  /** It has ended. With errors, the output is as it was before. */
  | { kind: 'end'; problems: readonly Problem[] }
  /** It has failed for a reason that is not one of the description, such as a full disk. */
  | { kind: 'failure'; message: string };
