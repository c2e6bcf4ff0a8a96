/** The meanings of the ids that bases name: `docs/_claims/bases.json`. */
export interface Bases {
  /** The tests that hold what they say, by the id that they declare. */
  executed: Record<string, { file: string; title: string }[]>;
  /** Requirements, by id. */
  specified: Record<string, string>;
  /** Decisions, by id. */
  decided: Record<string, string>;
  /** Security rules, by id. */
  security: Record<string, string>;
}
