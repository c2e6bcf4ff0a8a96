import type { Json, JsonObject } from '#core/json/json';

const REFERENCE = /"\$ref":"#\/\$defs\/([^"/]+)"/g;

/** Names of the definitions that refer to one of `names`, directly or through others; the names themselves too. */
export function dependants(definitions: JsonObject, names: string[]): Set<string> {
  const found = new Set(names);
  const references = Object.entries(definitions).map(([name, schema]) => ({
    name,
    targets: [...JSON.stringify(schema).matchAll(REFERENCE)].map(([, target]) => target ?? ''),
  }));
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { name, targets } of references) {
      if (targets.some((target) => found.has(target))) found.add(name);
    }
  }
  return found;
}

/** The schema with references to definitions outside `names` turned to the document `base`. */
export function rebased(schema: Json, names: Set<string>, base: string): Json {
  const text = JSON.stringify(schema).replaceAll(REFERENCE, (reference, target: string) =>
    names.has(target) ? reference : `"$ref":"${base}#/$defs/${target}"`,
  );
  return JSON.parse(text) as Json;
}
