import { HTTP_METHODS } from '#core/http/methods';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { formatPointer } from '#core/json/pointer';
import { objectOf, textOf } from '#core/json/read';
import { kindOfMember } from '#core/openapi/description-parts';
import { ADDITIONAL } from '#core/openapi/path-item';
import { findTarget } from './find-target';

/** Members for which OpenAPI does not allow a reference; the values inside them may be references. */
const INLINED: ReadonlySet<string> = new Set([
  ...['info', 'contact', 'license', 'servers', 'tags', 'externalDocs', 'paths', 'webhooks', 'components'],
  ...['schemas', 'requestBodies', 'securitySchemes', 'pathItems', 'flows', 'scopes', 'variables'],
  ...['parameters', 'responses', 'callbacks', 'security', 'headers', 'content', 'examples', 'links'],
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'required', 'allOf', 'anyOf', 'oneOf'],
  ...['encoding', 'discriminator', 'mapping', 'xml', ADDITIONAL, ...HTTP_METHODS],
]);

/** Far more than any published description needs; a description that keeps doubling itself exceeds any limit. */
export const MAX_INLINED = 100_000;

/** A reference whose target has too many objects to inline. */
export interface Overflow {
  /** The pointer of the reference, such as `#/paths/~1a/get/responses`; of the outermost one if targets contain references. */
  pointer: string;
}

/**
 * Inlines references where OpenAPI does not allow them, such as one for all parameters of an operation: published descriptions
 * contain such references. Changes `description`, which is incomplete if an overflow is returned.
 */
export function inlineReferences(description: JsonObject): Overflow | undefined {
  return new Inlining(description).run();
}

class Inlining {
  private inlined = 0;
  private overflow: Overflow | undefined;
  /** Names of the media types whose `content` was inlined: Redocly turned them into components. */
  private readonly contents = new Set<string>();
  /** The keys from the root of the description to the part being visited. */
  private readonly tokens: string[] = [];
  /** The length of `tokens` at the outermost inlined member. */
  private depth = 0;

  constructor(private readonly description: JsonObject) {}

  run(): Overflow | undefined {
    this.visit(this.description, false, []);
    if (!this.overflow) dropMediaTypes(this.description, this.contents);
    return this.overflow;
  }

  /** @param within the references whose targets contain the part, outermost first. */
  private visit(part: Json, isMap: boolean, within: readonly string[]): void {
    if (Array.isArray(part))
      return part.forEach((entry, index) => this.enter(String(index), entry, false, within));
    if (!isObject(part)) return;
    if (within.length > 0) this.inlined += 1;
    for (const key of Object.keys(part)) {
      const inner = this.isInlined(key, isMap) ? this.inline(part, key, within) : within;
      if (this.overflow) return;
      const member = part[key] ?? null;
      const kind = kindOfMember(key, member, isMap);
      if (kind !== 'value') this.enter(key, member, kind === 'map', inner);
    }
  }

  private isInlined(key: string, isMap: boolean): boolean {
    return isMap ? this.tokens.at(-1) === ADDITIONAL : INLINED.has(key);
  }

  private enter(key: string, member: Json, isMap: boolean, within: readonly string[]): void {
    if (this.overflow) return;
    this.tokens.push(key);
    this.visit(member, isMap, within);
    this.tokens.pop();
  }

  /** Inlines a member for as long as it is a reference. Returns `within` followed by the references that were inlined. */
  private inline(part: JsonObject, key: string, within: readonly string[]): readonly string[] {
    const reference = textOf(objectOf(part[key]).$ref);
    const target = reference === undefined ? undefined : findTarget(reference, this.description);
    if (reference === undefined || target === undefined) return within;
    const { tokens, value } = target;
    const [root, kind, name] = tokens;
    const isComponent = root === 'components' && tokens.length === 3;
    if (isComponent && kind === key && name !== undefined) {
      // The target is a single such member, so it goes into a map.
      part[key] = { [name]: { $ref: reference } };
      return within;
    }
    if (within.includes(reference)) {
      delete part[key];
      return within;
    }
    if (within.length === 0) this.depth = this.tokens.length;
    if (this.inlined > MAX_INLINED) {
      this.overflow = { pointer: this.pointerOfStart(key) };
      return within;
    }
    // Redocly turns a whole `content` of another file into a component.
    if (isComponent && key === 'content' && kind === 'mediaTypes' && name !== undefined)
      this.contents.add(name);
    // A copy, because a `content` may be used in requests only or in responses only.
    part[key] = copyOf(value);
    return this.inline(part, key, [...within, reference]);
  }

  private pointerOfStart(key: string): string {
    return `#${formatPointer([...this.tokens, key].slice(0, this.depth + 1))}`;
  }
}

/** Returns a deep copy that shares nothing, not even the target of YAML aliases: each copy has its own references to inline. */
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
