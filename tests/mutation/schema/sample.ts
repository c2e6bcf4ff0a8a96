import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textsOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import { schemaAt, targetOf, type Definitions } from './definitions';
import { joinPointer } from '#core/json/pointer';

/** Strings to try for a pattern or format; each one in use accepts at least one of them. */
const CANDIDATES = [
  'text',
  'DE',
  'EUR',
  '119.00',
  '2024-11-15',
  '2024-07-01,2024-09-30',
  'https://shop.example/a',
];

const FORMATS: Record<string, RegExp> = { date: /^\d{4}-\d\d-\d\d$/, uri: /^https:/ };

const SCALARS: Record<string, Json> = { integer: 1, number: 1.5, boolean: true, null: null };

/** Makes a value that the schema at a location takes, with every member that it names; not null where it can be. */
export function sampleAt(definitions: Definitions, direction: Direction, location: string): Json {
  const schema = schemaAt(definitions, direction, location);
  const at = (...keys: (string | number)[]) =>
    sampleAt(definitions, direction, keys.reduce<string>(joinPointer, location));
  const target = targetOf(schema);
  if (target !== undefined) return sampleAt(definitions, direction, target);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return listOf(schema.enum)[0] ?? null;
  if (schema.properties !== undefined || schema.allOf !== undefined) return sampleObject(schema, at);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return at(schema.anyOf === undefined ? 'oneOf' : 'anyOf', 0);
  return sampleOfType(schema, at);
}

type At = (...keys: (string | number)[]) => Json;

function sampleObject(schema: JsonObject, at: At): Json {
  const bases = listOf(schema.allOf).map((_, index) => objectOf(at('allOf', index)));
  const own = entriesOf(schema.properties).map(([name]) => [name, at('properties', name)] as const);
  return Object.assign({}, ...bases, Object.fromEntries(own)) as JsonObject;
}

function sampleOfType(schema: JsonObject, at: At): Json {
  const type = typeof schema.type === 'string' ? schema.type : textsOf(schema.type)[0];
  if (type === 'array') return schema.items === undefined ? [] : [at('items')];
  if (type === 'object')
    return isObject(schema.additionalProperties) ? { key: at('additionalProperties') } : {};
  if (type !== 'string') return SCALARS[type ?? 'null'] ?? null;
  return textFor(schema);
}

function textFor({ pattern, format }: JsonObject): string {
  const patterns = FORMATS[typeof format === 'string' ? format : ''] ?? /./;
  const fits = (text: string) =>
    patterns.test(text) && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  const found = CANDIDATES.find(fits);
  if (found === undefined)
    throw new Error(`CANDIDATES of sample.ts has no match for ${JSON.stringify({ pattern, format })}.`);
  return found;
}
