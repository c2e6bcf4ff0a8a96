import { isObject, type Json, type JsonObject } from '../json/json';
import { childOf } from '../json/pointer';

/** Members whose keys are names of the author, not of OpenAPI. */
const MAPS = new Set([
  'paths',
  'webhooks',
  'x-webhooks',
  'callbacks',
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

/** Members that hold values of the API, whatever they look like. */
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue']);

/**
 * Calls `tell` with every object of a description and with every map of such, the outer ones first, but not with what is a
 * value of the API or stands in an extension.
 */
export function eachPart(value: Json, tell: (part: JsonObject, isMap: boolean) => void, isMap = false): void {
  if (Array.isArray(value)) return value.forEach((entry) => eachPart(entry, tell));
  if (!isObject(value)) return;
  tell(value, isMap);
  for (const [key, member] of Object.entries(value)) {
    const kind = kindOfMember(key, member, isMap);
    if (kind !== 'value') eachPart(member, tell, kind === 'map');
  }
}

/** Parts, a map of them, or a value of the API or an extension. */
type MemberKind = 'parts' | 'map' | 'value';

/** What a member of a part, or of a map of parts, is. */
export function kindOfMember(key: string, member: Json, isMap: boolean): MemberKind {
  if (isMap) return 'parts';
  if (MAPS.has(key) && isObject(member)) return 'map';
  return isValue(key) ? 'value' : 'parts';
}

/** Whether what stands at the end of `tokens` is in a value of the API or in an extension. */
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

/** Whether what stands under a key that OpenAPI names is a value of the API, or an extension. */
export function isValue(key: string): boolean {
  return VALUES.has(key) || key.startsWith('x-');
}
