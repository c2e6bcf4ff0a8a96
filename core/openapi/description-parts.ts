import { isObject, type Json, type JsonObject } from '../json/json';
import { childOf } from '../json/pointer';

/** Members whose keys are chosen by the author, not by OpenAPI. */
const MAPS = new Set([
  'paths',
  'webhooks',
  'x-webhooks',
  'callbacks',
  'additionalOperations',
  'responses',
  'content',
  'headers',
  'links',
  'examples',
  'encoding',
  'variables',
  'schemas',
  'parameters',
  'requestBodies',
  'securitySchemes',
  'pathItems',
  'mediaTypes',
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'mapping',
  'scopes',
]);

/** Members that hold API values, even if these look like OpenAPI objects. */
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue']);

/**
 * Calls `visit` for every OpenAPI object of a description and every map of them, outer ones first. Skips API values and
 * extensions.
 */
export function eachPart(
  value: Json,
  visit: (part: JsonObject, isMap: boolean) => void,
  isMap = false,
): void {
  if (Array.isArray(value)) return value.forEach((entry) => eachPart(entry, visit));
  if (!isObject(value)) return;
  visit(value, isMap);
  for (const [key, member] of Object.entries(value)) {
    const kind = kindOfMember(key, member, isMap);
    if (kind !== 'value') eachPart(member, visit, kind === 'map');
  }
}

/** OpenAPI objects, a map of them, or an API value or extension. */
type MemberKind = 'parts' | 'map' | 'value';

/** Classifies a member of an OpenAPI object, or of a map of them. */
export function kindOfMember(key: string, member: Json, isMap: boolean): MemberKind {
  if (isMap) return 'parts';
  if (MAPS.has(key) && isObject(member)) return 'map';
  return isValue(key) ? 'value' : 'parts';
}

/** Whether `tokens` point into an API value or an extension. */
export function isInValue(description: Json, tokens: readonly string[]): boolean {
  let part = description;
  let isMap = false;
  for (const token of tokens) {
    const member = (childOf(part, token) ?? null) as Json;
    const kind: MemberKind = isObject(part) ? kindOfMember(token, member, isMap) : 'parts';
    if (kind === 'value') return true;
    isMap = kind === 'map';
    part = member;
  }
  return false;
}

/** Whether a key of an OpenAPI object holds an API value or is an extension. */
export function isValue(key: string): boolean {
  return VALUES.has(key) || key.startsWith('x-');
}
