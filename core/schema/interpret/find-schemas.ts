import { isObject, type Json, type JsonObject } from '../../json/json';
import { matchPattern } from '../match-pattern';
import type { Evaluation } from './evaluation';
import { KEYWORDS, TYPES } from './keywords';

/**
 * Returns all schemas that a schema leads to, besides those that are known. Refuses what no validator can be made of: a value of another
 * type than its keyword takes, an unknown type, a broken reference or pattern.
 * @throws Error with the mistake.
 */
export function findSchemas(
  schema: Json,
  resolve: Evaluation['resolve'],
  known: ReadonlySet<Json>,
): ReadonlySet<Json> {
  const found = new Set<Json>();
  const visit = (one: Json, root: Json): void => {
    if (typeof one === 'boolean' || known.has(one) || found.has(one)) return;
    if (!isObject(one)) throw new Error(`${shorten(one)} is not a schema.`);
    found.add(one);
    requireSound(one);
    for (const inner of innerSchemas(one)) visit(inner, root);
    if (typeof one.$ref !== 'string') return;
    const target = resolve(one.$ref, root);
    visit(target.schema, target.root);
  };
  visit(schema, schema);
  return found;
}

function requireSound(schema: JsonObject): void {
  for (const [keyword, own] of Object.entries(schema)) {
    const takes = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword]!.takes : undefined;
    if (takes && !takes.some((type) => TYPES[type]!(own)))
      throw new Error(`${keyword} is ${takes.join(' or ')}, and not ${shorten(own)}.`);
  }
  const { type, nullable, enum: values, pattern, patternProperties } = schema;
  for (const one of type === undefined ? [] : [type].flat())
    if (typeof one !== 'string' || !Object.hasOwn(TYPES, one))
      throw new Error(`${shorten(one)} is not a type.`);
  if (type === undefined && nullable !== undefined) throw new Error('nullable is without a type.');
  if (Array.isArray(values) && values.length === 0) throw new Error('enum is empty.');
  if (typeof pattern === 'string') matchPattern(pattern);
  for (const one of Object.keys(isObject(patternProperties) ? patternProperties : {})) matchPattern(one);
}

/** The schemas inside a sound one. */
function innerSchemas(schema: JsonObject): Json[] {
  return Object.entries(schema).flatMap(([keyword, own]) => {
    const kind = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword]!.inside : undefined;
    if (kind === 'list' && Array.isArray(own)) return own;
    if (kind === 'map') return Object.values(own as JsonObject);
    return kind === 'schema' ? [own] : [];
  });
}

function shorten(value: Json): string {
  return JSON.stringify(value).slice(0, 60);
}
