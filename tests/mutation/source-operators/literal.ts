import ts from 'typescript';
import { isForReaders } from './member';
import type { SourceOperator } from './source-operator';

export const booleanLiteral: SourceOperator = {
  name: 'boolean',
  mutate: (node) => {
    if (node.kind === ts.SyntaxKind.TrueKeyword)
      return [{ label: 'true becomes false', expression: ts.factory.createFalse() }];
    if (node.kind === ts.SyntaxKind.FalseKeyword)
      return [{ label: 'false becomes true', expression: ts.factory.createTrue() }];
    return [];
  },
};

/** Statuses, limits, rates, exponents: one more. */
export const numberLiteral: SourceOperator = {
  name: 'number',
  mutate: (node) => {
    if (!ts.isNumericLiteral(node) && !ts.isBigIntLiteral(node)) return [];
    if (isFallback(node)) return [];
    const text = node.text.replaceAll('_', '');
    const more = text.endsWith('n')
      ? ts.factory.createBigIntLiteral(`${BigInt(text.slice(0, -1)) + 1n}n`)
      : ts.factory.createNumericLiteral(Number(text) + 1);
    return [{ label: `${node.getText()} becomes one more`, expression: more }];
  },
};

/**
 * The fallback for a number that the types allow to be missing and the schemas do not: the 0 of `?? 0`, and the
 * default of an entry of a list.
 */
function isFallback({ parent, text }: ts.LiteralExpression): boolean {
  if (ts.isBindingElement(parent)) return ts.isArrayBindingPattern(parent.parent);
  const isAlternative =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isAlternative && text === '0';
}

/** Names of fields, states, headers and rules; not sentences, not the ids of decisions, and not the empty string
 * where types require a string. */
export const textLiteral: SourceOperator = {
  name: 'text',
  mutate: (node) =>
    ts.isStringLiteral(node) && node.text !== '' && !/ |^G-/.test(node.text) && !isForReaders(node.parent)
      ? [
          {
            label: `${node.getText()} becomes another`,
            expression: ts.factory.createStringLiteral(`${node.text}_x`),
          },
        ]
      : [],
};
