'use strict';

const ts = require('typescript');

/** Functions that print a label; files without a call of one are not parsed. */
const FUNCTIONS = new Set(['translate', 'translatePlural', 'translateElements']);
const CALL = /\btranslate(Plural|Elements)?\(/;

/**
 * A call that prints a label.
 * @typedef {{ call: ts.CallExpression, message: ts.StringLiteralLike }} LabelCall
 */

/**
 * Returns the calls that print a label in a source file, in its order.
 * @param {string} source
 * @param {string} file its name tells whether it holds elements.
 * @returns {LabelCall[]}
 */
function findMessages(source, file) {
  if (!CALL.test(source)) return [];
  const kind = /\.(tsx|jsx|js)$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  /** @type {LabelCall[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      FUNCTIONS.has(node.expression.text)
    ) {
      const [message] = node.arguments;
      if (message && ts.isStringLiteralLike(message)) found.push({ call: node, message });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

module.exports = { findMessages };
