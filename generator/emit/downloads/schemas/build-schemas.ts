import type { Json, JsonObject } from '#core/json/json';
import { eachObject } from '#core/json/each-object';
import type { DownloadsContext } from '../downloads-context';
import { DEFINITIONS, toPlain } from './to-plain';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Builds a JSON Schema for each object of the description, by name. Each contains the objects that it refers to. */
export function buildSchemas({ model, site }: DownloadsContext): Map<string, JsonObject> {
  const plain = new Map(model.schemas.map(({ name, rawSchema = {} }) => [name, toPlain(rawSchema)]));
  return new Map(
    [...plain.keys()].map((name) => [
      name,
      {
        $schema: DIALECT,
        ...(site !== undefined && { $id: `${site}schemas/${name}.json` }),
        title: name,
        $ref: DEFINITIONS + name,
        $defs: definitionsFor(name, plain),
      },
    ]),
  );
}

function definitionsFor(name: string, plain: ReadonlyMap<string, Json>): JsonObject {
  const found = new Set([name]);
  // A set also visits what is added meanwhile.
  for (const one of found) {
    eachObject(plain.get(one) ?? {}, ({ $ref }) => {
      if (typeof $ref === 'string' && $ref.startsWith(DEFINITIONS)) found.add($ref.slice(DEFINITIONS.length));
    });
  }
  return Object.fromEntries([...found].map((one) => [one, plain.get(one) ?? {}]));
}
