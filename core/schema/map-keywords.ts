import { isObject, type Json } from '../json/json';

/** Keywords with values, names and tags, in which nothing is a schema. */
const VALUES = new Set([
  'enum',
  'const',
  'default',
  'examples',
  'required',
  'dependentRequired',
  'discriminator',
]);

/** Keywords with a schema for each name. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']);

type MapKeyword = (keyword: string, value: Json) => Json | undefined;

/** Maps the keywords of a schema and of all schemas inside it. A keyword for which `map` returns undefined is dropped. */
export function mapKeywords(schema: Json, map: MapKeyword): Json {
  if (Array.isArray(schema)) return schema.map((one) => mapKeywords(one, map));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, Json][] => {
    const mapped = map(keyword, value);
    return mapped === undefined ? [] : [[keyword, mapInside(keyword, mapped, map)]];
  });
  return Object.fromEntries(entries);
}

function mapInside(keyword: string, value: Json, map: MapKeyword): Json {
  if (VALUES.has(keyword)) return value;
  if (!NAMED.has(keyword) || !isObject(value)) return mapKeywords(value, map);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapKeywords(inner, map)]));
}
