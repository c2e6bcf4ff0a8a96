import type ts from 'typescript';

/** What an expression becomes. */
export interface Change {
  /** `<` becomes `<=`; part of the name of the mutant. */
  label: string;
  expression: ts.Expression;
}

/** One kind of mistake in the code of the simulator. */
export interface SourceOperator {
  name: string;
  mutate: (node: ts.Expression) => Change[];
}
