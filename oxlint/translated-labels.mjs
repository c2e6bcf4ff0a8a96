/** Attributes and properties that readers see or hear. */
const SEEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'description',
  'hint',
  'label',
  'placeholder',
  'summary',
  'title',
]);

/** Elements whose content is code or keys. */
const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);

const TRANSLATE = new Set(['translate', 'translatePlural', 'translateElements']);

/** Two letters: shorter strings are marks, such as `s` or `×`. */
const WORD = /\p{L}{2}/u;

/**
 * Reports text of elements that does not go through `translate`, and calls of it whose message is not a literal, which nobody could
 * find to translate it.
 * @type {import('./refuse.mjs').Rule}
 */
export const translatedLabels = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: '"{{text}}" stays English in every language: write {translate(\'{{text}}\')}.',
      computed:
        "A computed message cannot be found to translate it: write a literal, with values in braces: translate('{count} of {all}', { count, all }).",
    },
  },
  create(context) {
    const report = (/** @type {import('estree').Node} */ node, /** @type {unknown} */ value) => {
      const text = String(value).trim().replaceAll(/\s+/g, ' ');
      if (WORD.test(text)) context.report({ node, messageId: 'bare', data: { text } });
    };
    return {
      JSXText(/** @type {any} */ node) {
        if (!CODE.has(node.parent.openingElement?.name.name))
          report(node, node.value.replaceAll(/&\w+;/g, ' '));
      },
      JSXAttribute(/** @type {any} */ { name, value }) {
        if (SEEN.has(name.name)) for (const text of textsOf(value)) report(text, wordsOf(text));
      },
      JSXExpressionContainer(/** @type {any} */ { parent, expression }) {
        const isContent = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
        if (!isContent || CODE.has(parent.openingElement?.name.name)) return;
        for (const text of textsOf(expression)) report(text, wordsOf(text));
      },
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || !TRANSLATE.has(node.callee.name)) return;
        const [message] = node.arguments;
        if (message?.type !== 'Literal') context.report({ node, messageId: 'computed' });
      },
    };
  },
};

/**
 * Returns the strings and templates that an expression may be: its own, and those that it chooses from.
 * @param {any} node
 * @returns {any[]}
 */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    default:
      return [];
  }
}

function wordsOf(/** @type {any} */ node) {
  if (node.type === 'Literal') return node.value;
  return node.quasis.map((/** @type {any} */ { value }) => value.cooked).join(' … ');
}
