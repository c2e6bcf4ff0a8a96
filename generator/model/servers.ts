import { isObject, type Json } from '#core/json/json';
import type { Server } from './api-model';
import { buildBasis } from './described';
import { entriesOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';

/** @see https://spec.openapis.org/oas/v3.1.0#server-object */
export function buildServers(value: Json | undefined): Server[] {
  return listOf(value)
    .filter(isObject)
    .map((raw) => ({
      // No trailing slash, because paths start with one.
      url: (textOf(raw.url) ?? '/').replace(/(?<=.)\/+$/, ''),
      description: textOf(raw.description),
      basis: buildBasis(raw['x-basis'], raw['x-decision']),
      variables: entriesOf(raw.variables).map(([name, variable]) => buildVariable(name, variable)),
      ...(raw['x-key-prefixes'] !== undefined && {
        keyPrefixes: textsOf(raw['x-key-prefixes']).filter((prefix) => prefix !== ''),
      }),
    }));
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
