import type ts from 'typescript';

/** The replacement of an expression. */
export interface Change {
  /** `<` becomes `<=`. */
  label: string;
  expression: ts.Expression;
  /** The changed node, where it is not the start of the expression: a directive is on the line above it. */
  at?: ts.Node;
}

/** One kind of mistake in the code of the simulator. */
export interface SourceOperator {
  name: string;
  mutate: (node: ts.Expression) => Change[];
}
