import { eachObject } from '#core/json/each-object';
import { isObject, type JsonObject } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import { objectOf } from '#core/json/read';
import { COMPONENT_POINTER } from '#core/schema/component-pointer';

/** `#/components/schemas/Thing` and similar pointers have a named type; a longer pointer leads into one. */
const TOKENS_OF_COMPONENT = 3;

/**
 * Moves each schema that is referred to by a pointer into another component to a separate component: openapi-typescript indexes
 * into the type around it, which fails if that type may be null (openapi-ts/openapi-typescript#1743). Changes `description`.
 */
export function hoistReferences(description: JsonObject): void {
  const components = objectOf(description.components);
  const schemas = objectOf(components.schemas);
  const names = new Map<string, string>();
  const hoist = (holder: JsonObject): void => {
    const reference = holder.$ref;
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return;
    const tokens = parsePointer(reference);
    const target = valueAt(description, tokens);
    if (tokens.length <= TOKENS_OF_COMPONENT || !isObject(target)) return;
    const known = names.get(reference);
    const name = known ?? freeName(tokens, schemas);
    holder.$ref = COMPONENT_POINTER + name;
    if (known !== undefined) return;
    names.set(reference, name);
    schemas[name] = structuredClone(target);
    // The references inside the copy are hoisted, too.
    eachObject(schemas[name], hoist);
  };
  eachObject(description, hoist);
  if (names.size > 0) description.components = { ...components, schemas };
}

function freeName(tokens: readonly string[], schemas: JsonObject): string {
  const name = tokens
    .slice(tokens[0] === 'components' ? TOKENS_OF_COMPONENT - 1 : 0)
    .join('_')
    .replaceAll(/\W+/g, '_');
  return name in schemas ? freeName([...tokens, 'again'], schemas) : name;
}
