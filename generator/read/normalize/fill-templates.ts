import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { entriesOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { MAX_INLINED } from './inline-references';

/** A schema that refers to a template, and the schemas for the gaps of the template, by their names. */
interface Filling {
  part: JsonObject;
  template: JsonObject;
  values: ReadonlyMap<string, JsonObject>;
}

/**
 * Writes out each schema that fills a template: it refers to a schema with `$dynamicRef`, and its `$defs` say by `$dynamicAnchor` what
 * goes there. Later stages know no dynamic references. Templates in templates stay as they are. Changes the document.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2
 */
export function fillTemplates(document: Json): void {
  let room = MAX_INLINED;
  for (const { part, template, values } of listFillings(document)) {
    const filled = fill(template);
    if (room < 0) return;
    const { $ref: _, $defs: __, ...own } = part;
    for (const key of Object.keys(part)) delete part[key];
    Object.assign(part, filled, own);

    function fill(value: Json): Json {
      if (Array.isArray(value)) return value.map(fill);
      if (!isObject(value) || (room -= 1) < 0) return value;
      const { $dynamicRef: name } = value;
      const given = typeof name === 'string' ? values.get(name) : undefined;
      if (given) return given;
      const members = Object.entries(value).filter(([key]) => key !== '$defs');
      return Object.fromEntries(members.map(([key, member]) => [key, fill(member)]));
    }
  }
}

function listFillings(document: Json): Filling[] {
  const fillings: Filling[] = [];
  eachPart(document, (part, isMap) => {
    if (isMap || typeof part.$ref !== 'string' || !isObject(part.$defs)) return;
    const values = new Map(
      entriesOf(part.$defs).flatMap(([, definition]): [string, JsonObject][] => {
        if (!isObject(definition) || typeof definition.$dynamicAnchor !== 'string') return [];
        const { $dynamicAnchor: name, ...value } = definition;
        return [[`#${name}`, value]];
      }),
    );
    const template = values.size > 0 ? valueAt(document, parseFragment(part.$ref) ?? ['']) : undefined;
    if (isObject(template)) fillings.push({ part, template, values });
  });
  return fillings;
}
