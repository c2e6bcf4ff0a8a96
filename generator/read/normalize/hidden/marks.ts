import { isObject, type Json, type JsonObject } from '#core/json/json';
import { oneOrMoreTexts } from '#core/json/read';
import { findTarget } from '../find-target';

/** Extensions that keep a part from readers: of Redocly, of Mintlify and Stoplight, of Scalar, and of Mintlify. */
export const MARKS = ['x-internal', 'x-hidden', 'x-scalar-ignore', 'x-excluded'] as const;

/** The extension that names the readers of a part, as in Zalando's guidelines: a name or a list of names. */
export const AUDIENCE = 'x-audience';

/** Audiences that everyone belongs to. */
const EVERYONE = ['public', 'external-public'];

/**
 * Returns a function that says whether a part, or the target of its reference, is kept from readers.
 * @param audiences those that the docs are made for; `internal` also has the parts with `x-internal`.
 */
export function findMarks(description: JsonObject, audiences: readonly string[]): (part: Json) => boolean {
  const chosen = new Set([...EVERYONE, ...audiences]);
  const marks = MARKS.filter((mark) => mark !== 'x-internal' || !chosen.has('internal'));
  const isHidden = (part: Json | undefined, from: readonly JsonObject[] = []): boolean => {
    if (!isObject(part) || from.includes(part)) return false;
    if (marks.some((mark) => isTrue(part[mark])) || isForOthers(part, chosen)) return true;
    const { $ref } = part;
    return typeof $ref === 'string' && isHidden(findTarget($ref, description)?.value, [...from, part]);
  };
  return isHidden;
}

/** A mark in quotes counts: a secret that is published by a typo cannot be taken back. */
function isTrue(mark: Json | undefined): boolean {
  return mark === true || mark === 'true';
}

function isForOthers(part: JsonObject, chosen: ReadonlySet<string>): boolean {
  const named = oneOrMoreTexts(part[AUDIENCE]);
  return named.length > 0 && !named.some((name) => chosen.has(name));
}
