import { isObject, type Json } from '#core/json/json';
import type { Server } from './api-model';
import { buildBasis } from './described';
import { entriesOf, labelOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';

/** @see https://spec.openapis.org/oas/v3.1.0#server-object */
export function buildServers(value: Json | undefined): Server[] {
  return listOf(value)
    .filter(isObject)
    .map((raw) => ({
      // No trailing slash, because paths start with one.
      url: (textOf(raw.url) ?? '/').replace(/(?<=.)\/+$/, ''),
      ...(labelOf(raw.name) !== undefined && { name: labelOf(raw.name) }),
      description: describe(labelOf(raw.name), textOf(raw.description)),
      basis: buildBasis(raw['x-basis'], raw['x-decision']),
      variables: entriesOf(raw.variables).map(([name, variable]) => buildVariable(name, variable)),
      ...(raw['x-key-prefixes'] !== undefined && {
        keyPrefixes: textsOf(raw['x-key-prefixes']).filter((prefix) => prefix !== ''),
      }),
    }));
}

/** The name of a server in OpenAPI 3.2 and its description, on one line. */
function describe(name: string | undefined, description: string | undefined): string | undefined {
  if (name === undefined) return description;
  return description?.trim() ? `${name}: ${description}` : name;
}

function buildVariable(name: string, value: Json): Server['variables'][number] {
  const raw = objectOf(value);
  return {
    name,
    default: textOf(raw.default) ?? '',
    enum: raw.enum === undefined ? undefined : textsOf(raw.enum),
    description: textOf(raw.description),
  };
}
