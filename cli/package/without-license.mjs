// Functions that openapi-typescript imports from packages without a file that has their license, so that they cannot be published.

/** In place of change-case: it names root types, and we ask for none. */
export function pascalCase() {
  throw new Error('Root types are not supported.');
}

/**
 * In place of @redocly/openapi-core: splits a reference.
 * @param {string} reference such as `other.yaml#/components/schemas/A~1B`.
 * @returns {{ uri: string | null, pointer: string[] }} null for the same document.
 */
export function parseRef(reference) {
  const [uri = '', pointer = ''] = reference.split('#/');
  return { uri: uri.replace(/#$/, '') || null, pointer: pointer.split('/').filter(Boolean).map(unescape) };
}

/**
 * In place of @redocly/openapi-core: escapes a segment of a JSON pointer.
 * @template {string | number} Segment
 * @param {Segment} segment
 */
export function escapePointer(segment) {
  return typeof segment === 'number' ? segment : segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** @param {string} segment */
function unescape(segment) {
  return decodeURIComponent(segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
