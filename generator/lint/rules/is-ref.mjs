// @ts-check

/**
 * Whether a raw node is a Reference Object.
 * @param {unknown} node
 * @returns {node is { $ref: string }}
 */
export function isRef(node) {
  return typeof node === 'object' && node !== null && '$ref' in node;
}
