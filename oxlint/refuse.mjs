/**
 * A rule of oxlint, which has the form of those of ESLint.
 * @typedef {Extract<Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1], { createOnce?: never }>} Rule
 * @typedef {Parameters<Rule['create']>[0]} Context
 */

/**
 * A rule that reports every node that one of the selectors finds.
 * @param {readonly string[]} selectors
 * @param {string} message
 * @returns {Rule}
 */
export function refuse(selectors, message) {
  return {
    meta: { type: 'problem', schema: [], messages: { refused: message } },
    create(/** @type {any} */ context) {
      const report = (/** @type {any} */ node) => context.report({ node, messageId: 'refused' });
      return Object.fromEntries(selectors.map((selector) => [selector, report]));
    },
  };
}
