import { HTTP_METHODS } from '#core/http/methods';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { objectOf, textOf } from '#core/json/read';
import { kindOfMember } from '#core/openapi/description-parts';
import { findTarget } from './find-target';

/** Members for which OpenAPI allows no reference; what they hold may be references. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['info', 'contact', 'license', 'servers', 'tags', 'externalDocs', 'paths', 'webhooks', 'components'],
  ...['schemas', 'requestBodies', 'securitySchemes', 'pathItems', 'flows', 'scopes', 'variables'],
  ...['parameters', 'responses', 'callbacks', 'security', 'headers', 'content', 'examples', 'links'],
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'required', 'allOf', 'anyOf', 'oneOf'],
  ...['encoding', 'discriminator', 'mapping', 'xml', ...HTTP_METHODS],
]);

/** More objects are placed only by a description that doubles itself over and over; then the rest is left out. */
const LIMIT = 100_000;

/**
 * Puts what is written elsewhere in the place of references that OpenAPI does not know, such as one for all parameters of an
 * operation: many descriptions have them all the same. Changes `description`.
 */
export function inlineReferences(description: JsonObject): void {
  const contents = new Set<string>();
  let count = 0;

  function placeIn(part: Json, isMap: boolean, within: readonly string[]): void {
    if (Array.isArray(part)) return part.forEach((entry) => placeIn(entry, false, within));
    if (!isObject(part)) return;
    if (within.length > 0) count += 1;
    for (const key of Object.keys(part)) {
      const placed = isMap || !WHOLE.has(key) ? within : placeMember(part, key, within);
      const member = part[key] ?? null;
      const kind = kindOfMember(key, member, isMap);
      if (kind !== 'value') placeIn(member, kind === 'map', placed);
    }
  }

  /** Returns the references that led to the member, the outer ones first. */
  function placeMember(part: JsonObject, key: string, within: readonly string[]): readonly string[] {
    const reference = textOf(objectOf(part[key]).$ref);
    const target = reference === undefined ? undefined : findTarget(reference, description);
    if (reference === undefined || target === undefined) return within;
    const { tokens, value } = target;
    if (tokens[0] === 'components' && tokens[1] === key && tokens.length === 3) {
      // It leads to one of what there can be several of.
      part[key] = { [tokens[2]!]: { $ref: reference } };
      return within;
    }
    if (within.includes(reference) || count > LIMIT) {
      delete part[key];
      return within;
    }
    // Redocly puts a whole `content` of another file there.
    if (key === 'content' && tokens[1] === 'mediaTypes' && tokens.length === 3) contents.add(tokens[2]!);
    // A copy: one `content` stands in requests only or in responses only.
    part[key] = copyOf(value);
    return placeMember(part, key, [...within, reference]);
  }

  placeIn(description, false, []);
  dropMediaTypes(description, contents);
}

/** A copy that shares nothing, also where an alias of YAML is at several places: each has references of its own to place. */
function copyOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)]));
}

function dropMediaTypes({ components }: JsonObject, names: ReadonlySet<string>): void {
  if (!isObject(components) || !isObject(components.mediaTypes)) return;
  const kept = Object.entries(components.mediaTypes).filter(([name]) => !names.has(name));
  if (kept.length > 0) components.mediaTypes = Object.fromEntries(kept);
  else delete components.mediaTypes;
}
