import ts from 'typescript';
import type { SourceOperator } from './source-operator';

const { SyntaxKind } = ts;

/** Operators that replace another one: the other side of a boundary, the opposite, the wrong connective. */
function binary(name: string, instead: [ts.BinaryOperator, ts.BinaryOperator[]][]): SourceOperator {
  const table = new Map<ts.SyntaxKind, ts.BinaryOperator[]>(instead);
  return {
    name,
    mutate: (node) => {
      if (!ts.isBinaryExpression(node)) return [];
      return (table.get(node.operatorToken.kind) ?? []).map((kind) => ({
        label: `${node.operatorToken.getText()} becomes ${ts.tokenToString(kind)}`,
        expression: ts.factory.createBinaryExpression(node.left, kind, node.right),
        at: node.operatorToken,
      }));
    },
  };
}

export const relational = binary('relational', [
  [SyntaxKind.LessThanToken, [SyntaxKind.LessThanEqualsToken, SyntaxKind.GreaterThanEqualsToken]],
  [SyntaxKind.LessThanEqualsToken, [SyntaxKind.LessThanToken, SyntaxKind.GreaterThanToken]],
  [SyntaxKind.GreaterThanToken, [SyntaxKind.GreaterThanEqualsToken, SyntaxKind.LessThanEqualsToken]],
  [SyntaxKind.GreaterThanEqualsToken, [SyntaxKind.GreaterThanToken, SyntaxKind.LessThanToken]],
]);

export const equality = binary('equality', [
  [SyntaxKind.EqualsEqualsEqualsToken, [SyntaxKind.ExclamationEqualsEqualsToken]],
  [SyntaxKind.ExclamationEqualsEqualsToken, [SyntaxKind.EqualsEqualsEqualsToken]],
]);

export const logical = binary('logical', [
  [SyntaxKind.AmpersandAmpersandToken, [SyntaxKind.BarBarToken]],
  [SyntaxKind.BarBarToken, [SyntaxKind.AmpersandAmpersandToken]],
]);

export const arithmetic = binary('arithmetic', [
  [SyntaxKind.PlusToken, [SyntaxKind.MinusToken]],
  [SyntaxKind.MinusToken, [SyntaxKind.PlusToken]],
  [SyntaxKind.AsteriskToken, [SyntaxKind.SlashToken]],
  [SyntaxKind.SlashToken, [SyntaxKind.AsteriskToken]],
]);
