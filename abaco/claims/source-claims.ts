import ts from 'typescript';
import type { Claim } from '../../authoring/claims/claim';
import { isName } from '../../authoring/claims/read/names';
import { splitSentences } from '../../authoring/claims/read/split-sentences';
import { isForMachines, namesOfSelectors } from './for-machines';

/** Replaces a value between the literal parts of a template, so that two parts do not look like two words. */
const GAP = '\uFFFC';

/** Two words of two letters at least. */
const WORDS = /\p{L}{2}\P{L}*\s(?:.*\P{L})?\p{L}{2}/su;

/** Code in a string: a rule of CSS, a selector, or a policy. */
const CODE = /[;}]$|--|^[:[]\S|-src '/;

/** Tags and entities. */
const MARKUP = /<[!/]?[a-z][^>]*>|&\w+;/gi;

/**
 * Returns the sentences that a source file shows to readers: its labels, the text of its elements, and its other strings of several
 * words.
 * Values are written as their expressions: `{count} calls left`.
 */
export function sourceClaims(source: string, file: string): Claim[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const selectors = namesOfSelectors(tree);
  const claims: Claim[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    for (const { text: sentence } of splitSentences([{ text, line }]))
      claims.push({ file, line, sentence, ...(isName(sentence) && { isName: true }) });
  };
  const visit = (node: ts.Node): void => {
    if (isForMachines(node, selectors)) return;
    const text = textOf(node);
    if (text !== undefined) add(node, text);
    ts.forEachChild(node, isTextBlock(node) ? visitInside : visit);
  };
  /** The text of a block is read as a whole; only strings and elements within its expressions are left. */
  const visitInside = (node: ts.Node): void => {
    if (ts.isJsxExpression(node)) return isValue(node.expression) ? undefined : ts.forEachChild(node, visit);
    if (ts.isJsxElement(node)) return ts.forEachChild(node, visitInside);
    if (!ts.isJsxText(node)) visit(node);
  };
  visit(tree);
  return claims;
}

function textOf(node: ts.Node): string | undefined {
  if (isTextBlock(node)) return joined(node);
  if (ts.isStringLiteralLike(node)) return isLabel(node) || isWords(node.text) ? node.text : undefined;
  if (!ts.isTemplateExpression(node)) return undefined;
  const { head, templateSpans } = node;
  const literal = [head.text, ...templateSpans.map((span) => span.literal.text)].join(GAP);
  const whole = templateSpans.map(({ expression, literal: { text } }) => `{${expression.getText()}}${text}`);
  return isWords(literal) ? [head.text, ...whole].join('') : undefined;
}

/** Whether a string is the message of `translate`, whose every word readers see. */
function isLabel({ parent }: ts.StringLiteralLike): boolean {
  return ts.isCallExpression(parent) && /^translate(Plural|Elements)?$/.test(parent.expression.getText());
}

function isWords(text: string): boolean {
  const plain = text.replaceAll(MARKUP, ' ').trim();
  return WORDS.test(plain) && !CODE.test(plain);
}

type TextBlock = ts.JsxElement | ts.JsxFragment;

/** Whether text is directly in an element. */
function isTextBlock(node: ts.Node): node is TextBlock {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
  return node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
}

function joined({ children }: TextBlock): string {
  return children.map(childText).join('').replaceAll(/\s+/g, ' ').trim();
}

function childText(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text;
  if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return joined(child);
  if (ts.isJsxSelfClosingElement(child)) return `<${child.tagName.getText()}>`;
  if (child.expression === undefined) return '';
  return isValue(child.expression) ? valueOf(child.expression) : '{…}';
}

/** `{' '}` is a space. */
function valueOf(expression: ts.Expression): string {
  return ts.isStringLiteral(expression) ? expression.text : `{${expression.getText()}}`;
}

/** Whether an expression is one value: it chooses between no two, and makes no elements. */
function isValue(expression: ts.Expression | undefined): expression is ts.Expression {
  return expression !== undefined && !hasChoice(expression);
}

function hasChoice(node: ts.Node): boolean {
  return (
    ts.isConditionalExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node) ||
    (ts.forEachChild(node, (child) => hasChoice(child) || undefined) ?? false)
  );
}
