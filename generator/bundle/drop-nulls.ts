import type { Json } from '#core/json/json';
import { eachPart, isValue } from '#core/openapi/description-parts';

/**
 * Takes out the members and the items that are null: programs that write descriptions give one to all that they know nothing
 * of. What has a name of the author stays, and says nothing. Changes `description`.
 */
export function dropNulls(description: Json): void {
  eachPart(description, (part, isMap) => {
    for (const [key, member] of Object.entries(part)) {
      if (isMap && member === null) part[key] = {};
      // Where null is a type, it is meant to be the text.
      if (isMap || key === 'type' || isValue(key)) continue;
      if (member === null) delete part[key];
      if (Array.isArray(member) && member.includes(null)) part[key] = member.filter((item) => item !== null);
    }
  });
}
