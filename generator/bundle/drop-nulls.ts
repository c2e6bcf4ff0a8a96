import type { Json } from '#core/json/json';
import { eachPart } from '#core/openapi/description-parts';

/** Members that may be null, or hold null; `type` of null is meant to be the text. */
const KEPT = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'dataValue', 'type']);

/**
 * Takes out the members and the items that are null: programs that write descriptions give one to all that they know nothing
 * of. What has a name of the author stays, and says nothing. Changes `description`.
 */
export function dropNulls(description: Json): void {
  eachPart(description, (part, isMap) => {
    for (const [key, member] of Object.entries(part)) {
      if (isMap && member === null) part[key] = {};
      if (isMap || KEPT.has(key) || key.startsWith('x-')) continue;
      if (member === null) delete part[key];
      if (Array.isArray(member)) part[key] = member.filter((item) => item !== null);
    }
  });
}
