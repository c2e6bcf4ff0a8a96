/** A diagram as an author writes it in `docs/_data/diagrams.yaml`. */
export interface Diagram {
  title: string;
  /** Field whose values are boxes by their own name: `Invoice.state`. */
  of?: string;
  boxes?: Record<string, string | { operation: string } | { event: string }>;
  /** Names of boxes, from the top down. */
  rows: string[][];
  arrows: { from: string; to: string; text?: string }[];
}

/** A text in a box; code is a name of the API. */
export interface Label {
  text: string;
  isCode: boolean;
}
