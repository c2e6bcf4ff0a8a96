import ts from 'typescript';
import type { SourceOperator } from './source-operator';

/** The other side of a choice. */
export const conditional: SourceOperator = {
  name: 'conditional',
  mutate: (node) =>
    ts.isConditionalExpression(node)
      ? [
          {
            label: `${short(node.condition)} is turned round`,
            expression: ts.factory.createConditionalExpression(
              node.condition,
              node.questionToken,
              node.whenFalse,
              node.colonToken,
              node.whenTrue,
            ),
          },
        ]
      : [],
};

export const negation: SourceOperator = {
  name: 'negation',
  mutate: (node) =>
    ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
      ? [{ label: `${short(node)} loses its !`, expression: node.operand }]
      : [],
};

/** A guard that never holds, and one that always does. */
export const guard: SourceOperator = {
  name: 'guard',
  mutate: (node) => {
    if (!ts.isIfStatement(node.parent) || node.parent.expression !== node) return [];
    const never = { label: `if (${short(node)}) never holds`, expression: ts.factory.createFalse() };
    const always = { label: `if (${short(node)}) always holds`, expression: ts.factory.createTrue() };
    return isAssertion(node.parent.thenStatement) ? [always] : [never, always];
  },
};

/** `throw new Error`: says that something cannot be, so that no request can reach it. Refusals are other errors. */
export function isAssertion(node: ts.Statement): boolean {
  if (!ts.isThrowStatement(node) || !ts.isNewExpression(node.expression)) return false;
  return node.expression.expression.getText() === 'Error';
}

/** The text of a node on one line, cut where it gets long. */
export function short(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
