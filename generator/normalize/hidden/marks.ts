import { isObject, type Json, type JsonObject } from '#core/json/json';
import { findTarget } from '../find-target';

/** Extensions that keep a part from readers: of Redocly, of Mintlify and Stoplight, of Scalar, and of Mintlify. */
const MARKS = ['x-internal', 'x-hidden', 'x-scalar-ignore', 'x-excluded'] as const;

/** Returns a function that says whether a part, or the target of its reference, is marked as hidden. */
export function findMarks(description: JsonObject): (part: Json) => boolean {
  const isHidden = (part: Json | undefined, from: readonly JsonObject[] = []): boolean => {
    if (!isObject(part) || from.includes(part)) return false;
    if (MARKS.some((mark) => part[mark] === true)) return true;
    const { $ref } = part;
    return typeof $ref === 'string' && isHidden(findTarget($ref, description)?.value, [...from, part]);
  };
  return isHidden;
}
