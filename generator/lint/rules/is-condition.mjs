// @ts-check

/**
 * Whether a pointer lies in the condition of a schema, which tests properties described elsewhere.
 * @param {string} pointer
 */
export function isCondition(pointer) {
  return /\/(if|then|else|not)\//.test(`${pointer}/`);
}
