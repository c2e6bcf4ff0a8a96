import ts from 'typescript';
import { type Change, createOperator, LostPlace, type Operator } from './operator';

/** A change of code inside a symbol: its title, the place that a message names, and the change of a node that is the place. */
interface CodeChange {
  title: string;
  place: string;
  change: (node: ts.Node) => Change | undefined;
}

/**
 * Creates an operator that changes the only matching node inside a symbol.
 * @param symbol names of declarations and properties, each inside the one before: `FREQUENCIES.quarterly`; empty for the file.
 */
export function inSymbol(symbol: string, { title, place, change }: CodeChange): Operator {
  const where = symbol === '' ? '' : ` in ${symbol}`;
  return createOperator(title + where, place + where, (content, file) => {
    const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const scope = symbol === '' ? source : findSymbol(source, symbol.split('.'));
    if (!scope) throw new LostPlace(file, symbol);
    const changes = nodesOf(scope).flatMap((node) => change(node) ?? []);
    if (changes.length > 1) throw new LostPlace(file, `single ${place}${where}, but ${changes.length}`);
    return changes[0];
  });
}

/** Whether a node is this code, however it is formatted. */
export function isCode(node: ts.Node, code: string): boolean {
  return tokensOf(node.getText()) === tokensOf(code);
}

function findSymbol(scope: ts.Node, [name, ...rest]: string[]): ts.Node | undefined {
  if (name === undefined) return scope;
  const declaration = nodesOf(scope).find((node) => node !== scope && nameOf(node) === name);
  return declaration && findSymbol(declaration, rest);
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionLike(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isClassLike(node);
  if (!isNamed || !node.name) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}

function nodesOf(node: ts.Node): ts.Node[] {
  const found = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child)));
  return found;
}

/** Joins the tokens of code, without white space and comments, strings in the same quotes. */
function tokensOf(code: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, code);
  const tokens: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    tokens.push(
      kind === ts.SyntaxKind.StringLiteral ? JSON.stringify(scanner.getTokenValue()) : scanner.getTokenText(),
    );
  return tokens.join(' ');
}
