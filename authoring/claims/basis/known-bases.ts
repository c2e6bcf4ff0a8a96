import type { Held } from './read-held';

/** The ids that a basis can name, each with its meaning in full. */
export interface KnownBases {
  /** The tests that declare an id, with their code. */
  executed: ReadonlyMap<string, readonly Held[]>;
  /** The text of a requirement. */
  specified: ReadonlyMap<string, string>;
  /** The text of a decision. */
  decided: ReadonlyMap<string, string>;
  /** A security rule, and what happens without it. */
  security: ReadonlyMap<string, string>;
}
