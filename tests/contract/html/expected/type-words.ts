import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { branchesOf, type SeenSchema, seeSchema, titleOf, typesOf } from './see-schema';

/** The type of a schema as a page has to print it: `array of (string or integer)`, `Contact or null`. */
export function typeWords(description: BundledDescription, schema: Json, isInner = false): string {
  const seen = seeSchema(description, schema);
  return nameWords(description, schema, isInner) + (seen.isNullable ? ' or null' : '');
}

function nameWords(description: BundledDescription, schema: Json, isInner: boolean): string {
  const seen = seeSchema(description, schema);
  const structure = structureWords(description, schema);
  if (seen.name === undefined) return structure;
  const isScalar = !isObjectLike(seen) && !isList(seen.keywords);
  const title = titleOf(description, seen.name);
  return isObjectLike(seen) || (isInner && !isScalar) ? title : `${structure} (${title})`;
}

/** The type without the name that the schema has. */
export function structureWords(description: BundledDescription, schema: Json): string {
  const { keywords, properties } = seeSchema(description, schema);
  const { items, additionalProperties } = keywords;
  if (isList(keywords)) return `array of ${inParentheses(typeWords(description, items ?? {}, true))}`;
  const branches = branchesOf(keywords).filter((branch) => !isDemand(branch));
  if (properties.size === 0 && branches.length > 0)
    return [...new Set(branches.map((branch) => typeWords(description, branch, true)))].join(' or ');
  if (properties.size === 0 && typeof additionalProperties === 'object')
    return `map of ${inParentheses(typeWords(description, additionalProperties, true))}`;
  return scalarWords(keywords);
}

function scalarWords(keywords: JsonObject): string {
  const types = typesOf(keywords);
  const words = types.length === 0 ? 'any' : types.join(' or ');
  return typeof keywords.format === 'string' ? `${words} ${keywords.format}` : words;
}

/** A branch that demands members and describes none. */
function isDemand(branch: Json): boolean {
  const { required, properties, $ref } = objectOf(branch);
  return required !== undefined && properties === undefined && $ref === undefined;
}

function isObjectLike({ keywords, properties }: SeenSchema): boolean {
  const types = typesOf(keywords);
  return types.includes('object') || properties.size > 0 || (types.length === 0 && !isList(keywords));
}

function isList(keywords: JsonObject): boolean {
  return typesOf(keywords).join() === 'array' || (typesOf(keywords).length === 0 && 'items' in keywords);
}

function inParentheses(words: string): string {
  return words.includes(' or ') ? `(${words})` : words;
}
