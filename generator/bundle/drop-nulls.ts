import type { Json } from '#core/json/json';
import { eachPart } from '#core/openapi/description-parts';

/** Members that may be null, or whose null says something that only a lint knows. */
const KEPT = new Set(['example', 'default', 'const', 'value', 'dataValue', 'type']);

/**
 * Takes out the members that are null: programs that write descriptions give one to all that they know nothing of. Changes
 * `file`, of which a description is made.
 */
export function dropNulls(file: Json): void {
  eachPart(file, (part, isMap) => {
    if (isMap) return;
    for (const [key, member] of Object.entries(part))
      if (member === null && !KEPT.has(key) && !key.startsWith('x-')) delete part[key];
  });
}
