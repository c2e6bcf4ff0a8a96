import ts from 'typescript';

/** Attributes whose values no reader sees. */
const HIDDEN =
  /^(className|id|key|href|type|role|rel|target|d|viewBox|style|name|as|data-.*|xmlns|fill|stroke.*|aria-keyshortcuts|content|sandbox)$/;

/** Elements whose content is code. */
const CODE = /^(code|kbd|pre|samp|style|script)$/;

/** Functions that take selectors, queries and names. */
const TAKES_SELECTORS =
  /^(querySelector|querySelectorAll|closest|matches|matchMedia|getElementById|setAttribute|hasAttribute)$/;

/** Functions that word errors for authors. */
const FOR_AUTHORS = /^(requireEntry|unknownElement)$/;

/** Returns the names of constants that a file passes to functions that take selectors. */
export function namesOfSelectors(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one) && TAKES_SELECTORS.test(nameOf(one.expression)))
      for (const argument of one.arguments) if (ts.isIdentifier(argument)) names.add(argument.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
}

/** Whether nothing in a node is for readers: it is code, a type, an error for authors, or goes where only machines read. */
export function isForMachines(node: ts.Node, selectors: ReadonlySet<string>): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isThrowStatement(node) ||
    (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
    (ts.isCallExpression(node) && FOR_AUTHORS.test(node.expression.getText())) ||
    (ts.isJsxAttribute(node) && HIDDEN.test(node.name.getText())) ||
    (ts.isJsxElement(node) && CODE.test(node.openingElement.tagName.getText())) ||
    (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && selectors.has(node.name.text)) ||
    ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isCompared(node))
  );
}

/** Whether a string is an argument that is a selector, or is compared with a value, or is split into parts. */
function isCompared(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return TAKES_SELECTORS.test(nameOf(parent.expression));
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'split';
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

function nameOf(expression: ts.Expression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}
