import type { JsonObject } from '#core/json/json';
import { formatPointer, parseFragment, valueAt } from '#core/json/pointer';
import { eachPart } from '#core/openapi/description-parts';

/**
 * Makes the references of the bundle lead somewhere: Redocly names a component of another file by its pointer as it is
 * written there, escapes and all, and escapes it in references no more. Changes `description`. Returns the holders of
 * those that still lead nowhere.
 */
export function mendReferences(description: JsonObject): JsonObject[] {
  const dead: JsonObject[] = [];
  const mend = (holder: JsonObject) => {
    const reference = holder.$ref;
    if (typeof reference !== 'string' || leads(reference, description)) return;
    const [, , kind = '', ...name] = reference.split('/');
    const tokens = ['components', kind, name.join('/')];
    if (valueAt(description, tokens) === undefined) dead.push(holder);
    else holder.$ref = `#${formatPointer(tokens).replaceAll('%', '%25')}`;
  };
  eachPart(description, mend);
  return dead;
}

function leads(reference: string, description: JsonObject): boolean {
  const tokens = parseFragment(reference);
  return tokens !== undefined && valueAt(description, tokens) !== undefined;
}
