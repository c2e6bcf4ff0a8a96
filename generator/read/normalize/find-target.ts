import type { Json, JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';

/** The target of a reference, and whether the reference is a valid JSON pointer to it. */
interface Target {
  tokens: string[];
  value: Json;
  isWritten: boolean;
}

/**
 * Returns the target of a reference; undefined if it cannot be resolved. Redocly names a component of another file after its
 * pointer as written there, escapes included, and does not escape that name in references again.
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
