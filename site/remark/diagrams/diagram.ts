/** A diagram as an author writes it in `docs/_data/diagrams.yaml`. */
export interface Diagram {
  title: string;
  /** Field whose values become boxes of the same name: `Invoice.state`. */
  of?: string;
  boxes?: Record<string, string | { operation: string } | { event: string }>;
  /** Names of boxes, from top to bottom. */
  rows: string[][];
  arrows: { from: string; to: string; text?: string }[];
}

/** The label of a box; code is a name of the API. */
export interface Label {
  text: string;
  isCode: boolean;
}
