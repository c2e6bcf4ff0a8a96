import type { InterpretedSchemas } from '#core/contracts/validators';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parseFragment } from '#core/json/pointer';

/** Selects schemas by the names of their validators, with all that these refer to. */
export function selectSchemas(
  { definitions, validators }: InterpretedSchemas,
  names: readonly string[],
): InterpretedSchemas {
  const chosen = Object.fromEntries(
    names.flatMap((name) => (validators[name] === undefined ? [] : [[name, validators[name]]])),
  );
  const found = { request: new Set<string>(), response: new Set<string>() };
  const visit = (value: Json, own?: keyof typeof found): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, own);
    if (!isObject(value)) return;
    for (const [keyword, inner] of Object.entries(value)) {
      if (keyword === '$ref' && typeof inner === 'string') follow(inner, own);
      else visit(inner, own);
    }
  };
  const follow = (reference: string, own?: keyof typeof found): void => {
    const document = reference.split('#')[0]! || own;
    const [root, name] = parseFragment(reference.slice(reference.indexOf('#'))) ?? [];
    if ((document !== 'request' && document !== 'response') || root !== '$defs' || name === undefined) return;
    const schema = definitions[document][name];
    if (schema === undefined || found[document].has(name)) return;
    found[document].add(name);
    visit(schema, document);
  };
  visit(Object.values(chosen));
  const pick = (direction: keyof typeof found): JsonObject =>
    Object.fromEntries(Object.entries(definitions[direction]).filter(([name]) => found[direction].has(name)));
  return { definitions: { request: pick('request'), response: pick('response') }, validators: chosen };
}
