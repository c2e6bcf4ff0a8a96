import type ts from 'typescript';

/** What an expression becomes. */
export interface Change {
  /** `<` becomes `<=`. */
  label: string;
  expression: ts.Expression;
  /** What is changed, where it is not the start of the expression: the line that a directive stands above. */
  at?: ts.Node;
}

/** One kind of mistake in the code of the simulator. */
export interface SourceOperator {
  name: string;
  mutate: (node: ts.Expression) => Change[];
}
