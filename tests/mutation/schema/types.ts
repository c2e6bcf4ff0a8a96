import { isObject, type Json } from '#core/json/json';
import type { Direction } from '#core/schema/direction';
import { listOf, textsOf } from '#core/json/read';
import { schemaAt, targetOf, type Definitions } from './definitions';
import { joinPointer } from '#core/json/pointer';

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

const ALL: readonly TypeName[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** The JSON types that the schema at a location lets through; all of them when it says nothing about types. */
export function typesAt(definitions: Definitions, direction: Direction, location: string): Set<TypeName> {
  const schema = schemaAt(definitions, direction, location);
  const at = (key: string, index?: number) => {
    const place = joinPointer(location, key);
    return typesAt(definitions, direction, index === undefined ? place : joinPointer(place, index));
  };
  const limits: Set<TypeName>[] = [];
  const target = targetOf(schema);
  if (target !== undefined) limits.push(typesAt(definitions, direction, target));
  if (schema.type !== undefined) limits.push(new Set(namedTypes(schema.type)));
  if (schema.enum !== undefined) limits.push(new Set(listOf(schema.enum).map(typeOf)));
  listOf(schema.allOf).forEach((_, index) => limits.push(at('allOf', index)));
  for (const key of ['anyOf', 'oneOf']) {
    if (schema[key] === undefined) continue;
    limits.push(new Set(listOf(schema[key]).flatMap((_, index) => [...at(key, index)])));
  }
  return new Set(ALL.filter((type) => limits.every((limit) => limit.has(type))));
}

function namedTypes(type: Json): TypeName[] {
  const names = (typeof type === 'string' ? [type] : textsOf(type)) as TypeName[];
  return names.includes('number') ? [...names, 'integer'] : names;
}

function typeOf(value: Json): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'boolean' | 'string';
}
