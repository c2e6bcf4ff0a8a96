import ts from 'typescript';
import type { Change, Operator } from './operator';
import { inSymbol, isCode } from './symbol';

type Literal = string | number;

/** Replaces a number or a string. */
export function replaceLiteral(symbol: string, from: Literal, to: Literal): Operator {
  const change = (node: ts.Node) => (isLiteral(node, from) ? replace(node, write(to)) : undefined);
  return inSymbol(symbol, { title: `replace ${from} with ${to}`, place: `literal ${from}`, change });
}

/** Replaces an expression, however it is formatted. */
export function replaceExpression(symbol: string, from: string, to: string): Operator {
  const change = (node: ts.Node) =>
    ts.isExpression(node) && isCode(node, from) ? replace(node, to) : undefined;
  return inSymbol(symbol, { title: `replace ${from} with ${to}`, place: `expression ${from}`, change });
}

/** Replaces the operator of a comparison, and the operand after it if that is given: `<` with `<=`, `!== 200` with `>= 400`. */
export function replaceComparison(symbol: string, from: string, to: string): Operator {
  const [operator, ...operand] = from.split(' ');
  const change = (node: ts.Node) => {
    if (!ts.isBinaryExpression(node) || node.operatorToken.getText() !== operator) return undefined;
    if (operand.length === 0) return replace(node.operatorToken, to);
    const isMeant = isCode(node.right, operand.join(' '));
    return isMeant ? { start: node.operatorToken.getStart(), end: node.right.end, text: to } : undefined;
  };
  return inSymbol(symbol, { title: `replace ${from} with ${to}`, place: `comparison ${from}`, change });
}

/** Removes a string from a list. */
export function dropFromList(symbol: string, value: string): Operator {
  const change = (node: ts.Node) => {
    if (!isListed(node, value)) return undefined;
    const isFollowedByComma = node.getSourceFile().text[node.end] === ',';
    return { start: node.pos, end: node.end + (isFollowedByComma ? 1 : 0), text: '' };
  };
  return inSymbol(symbol, { title: `remove ${value}`, place: `list with ${value}`, change });
}

/** Adds a string to a list, after another one. */
export function addToList(symbol: string, value: string, after: string): Operator {
  const change = (node: ts.Node) =>
    isListed(node, after) ? replace(node, `${node.getText()}, ${write(value)}`) : undefined;
  return inSymbol(symbol, { title: `add ${value}`, place: `list with ${after}`, change });
}

/** Removes the statement that calls a function. */
export function dropCall(symbol: string, callee: string): Operator {
  const change = (node: ts.Node) =>
    isCallOf(node, callee) ? { start: node.pos, end: node.end, text: '' } : undefined;
  return inSymbol(symbol, {
    title: `do not call ${callee}`,
    place: `statement that calls ${callee}`,
    change,
  });
}

/** Removes an element of JSX, one with this `part` if that is given. */
export function dropElement(symbol: string, tag: string, part?: string): Operator {
  const change = (node: ts.Node) => {
    if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== tag) return undefined;
    const isMeant = part === undefined || node.attributes.getText().includes(`part="${part}"`);
    return isMeant ? replace(node, '') : undefined;
  };
  return inSymbol(symbol, { title: `remove <${tag}>`, place: `<${tag}>`, change });
}

function isLiteral(node: ts.Node, value: Literal): boolean {
  if (typeof value === 'number') return ts.isNumericLiteral(node) && Number(node.text) === value;
  return ts.isStringLiteral(node) && node.text === value;
}

function isListed(node: ts.Node, value: string): boolean {
  return isLiteral(node, value) && ts.isArrayLiteralExpression(node.parent);
}

function isCallOf(node: ts.Node, callee: string): boolean {
  return (
    ts.isExpressionStatement(node) &&
    ts.isCallExpression(node.expression) &&
    isCode(node.expression.expression, callee)
  );
}

function replace(node: ts.Node, text: string): Change {
  return { start: node.getStart(), end: node.end, text };
}

function write(value: Literal): string {
  return typeof value === 'number' ? String(value) : `'${value}'`;
}
