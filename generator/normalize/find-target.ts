import type { Json, JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';

/** The target of a reference, and whether the reference points at it by the rules of JSON pointers. */
export interface Target {
  tokens: string[];
  value: Json;
  isWritten: boolean;
}

/**
 * The target of a reference; undefined when it cannot be resolved. Redocly names a component of another file by its
 * pointer as it is written there, escapes and all, and escapes it in references no more.
 */
export function findTarget(reference: string, description: JsonObject): Target | undefined {
  const written = parseFragment(reference);
  const value = written && valueAt(description, written);
  if (written !== undefined && value !== undefined) return { tokens: written, value, isWritten: true };
  const [, , kind = '', ...name] = reference.split('/');
  const tokens = ['components', kind, name.join('/')];
  const odd = valueAt(description, tokens);
  return odd === undefined ? undefined : { tokens, value: odd, isWritten: false };
}
