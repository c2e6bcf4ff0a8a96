import type { Operator } from '../operators/operator';
import type { Corpus } from './corpus';

/** Keywords that only contain other schemas, or that a location or a member represents. */
const STRUCTURE = new Set(['$ref', 'allOf', 'items', 'additionalProperties', 'type', 'then', 'else', 'not']);

/** Keywords that JSON Schema itself takes for notes. */
const NOTES = new Set(['contentEncoding']);

/** Keywords that bind a value of an example and that no operator puts to the test. */
export function uncoveredKeywords({ sites }: Corpus, operators: readonly Operator[]): string[] {
  const keywords = new Set(sites.flatMap(({ schema }) => Object.keys(schema)));
  const covered = new Set(operators.map(({ keyword }) => keyword));
  const isKnown = (keyword: string) => STRUCTURE.has(keyword) || NOTES.has(keyword) || covered.has(keyword);
  return [...keywords].filter((keyword) => !isKnown(keyword)).sort();
}
