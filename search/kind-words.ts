import type { SearchKind } from '#core/contracts/search-records';

/** Words that name the kind of the result. On their own, they are searched like any other word. */
export const KIND_WORDS: ReadonlyMap<string, readonly SearchKind[]> = new Map([
  ...all(['object', 'objects', 'schema', 'model', 'resource'], ['object']),
  ...all(['field', 'fields', 'property', 'attribute'], ['property', 'parameter']),
  ...all(['parameter', 'parameters', 'param', 'params', 'argument'], ['parameter']),
  ...all(['enum', 'value', 'values'], ['enum']),
  ...all(['event', 'events', 'webhook'], ['event']),
  ...all(['error', 'errors', 'status', 'http'], ['error']),
  ...all(['changelog', 'release', 'releases'], ['release']),
  ...all(['endpoint', 'operation', 'call', 'method'], ['operation']),
  ...all(['guide', 'guides', 'tutorial', 'howto', 'docs'], ['guide']),
  ...all(['definition', 'meaning', 'term'], ['term']),
]);

function all(words: string[], kinds: SearchKind[]): [string, readonly SearchKind[]][] {
  return words.map((word) => [word, kinds]);
}
