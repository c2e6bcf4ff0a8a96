import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import type { BundledDescription } from '../../../read/normalize/bundled-description';

const LIST_KEYWORDS = ['items', 'prefixItems', 'contains', 'minItems', 'maxItems'];
const OBJECT_KEYWORDS = [
  'properties',
  'required',
  'allOf',
  'minProperties',
  'maxProperties',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
];

/** Schemas are followed this deep, and each gives so many values. */
const MAX_DEPTH = 5;
const MOST = 300;

/** One of each kind, and strings in the forms that validators know. */
const PLAIN: Json[] = [
  ...['a', 'b', '', 1, 0, 1.5, true, null, [], {}, ['a'], ['a', 'a'], [1, 'b']],
  ...['2026-11-24', '2026-11-24T00:00:00Z', 'a@a.test', 'https://a.test/', '12', 2 ** 40, -1],
  '6f1d1d3c-8f0b-4c55-9d9e-0d7c1f6b2a11',
];

/** Gives values at the edges of a schema. */
export type Variants = (raw: Json | undefined, depth?: number) => Json[];

/**
 * Values at the edges of schemas: each listed value, each limit and what lies beyond it, each alternative, objects without and with each
 * field. Some are not valid: whoever asks knows a validator. Each schema is read once.
 */
export function createVariants(bundle: BundledDescription): Variants {
  const known = new Map<JsonObject, Json[]>();
  const variants: Variants = (raw, depth = 0) => {
    if (!isObject(raw) || depth > MAX_DEPTH) return PLAIN;
    const schema = resolve(bundle, raw);
    const found = known.get(schema);
    if (found) return found;
    known.set(schema, PLAIN);
    const below: Variants = (part) => variants(part, depth + 1);
    const all = unique([
      ...listed(schema),
      ...alternatives(schema, below),
      ...scalars(schema),
      ...objects(schema, fieldsOf(schema, bundle, 0), below),
      ...lists(schema, below),
      ...PLAIN,
    ]).slice(0, MOST);
    known.set(schema, all);
    return all;
  };
  return variants;
}

function listed({ enum: values, const: only, default: given, examples, example }: JsonObject): Json[] {
  return [
    ...listOf(values),
    ...listOf(examples),
    ...[only, given, example].filter((one) => one !== undefined),
  ];
}

function alternatives(schema: JsonObject, variants: Variants): Json[] {
  const { propertyName, mapping } = objectOf(schema.discriminator);
  const tag = textOf(propertyName);
  const tagged = entriesOf(mapping).flatMap(([value, reference]) =>
    tag === undefined
      ? []
      : variants({ $ref: reference }).flatMap((variant) =>
          isObject(variant) ? [{ ...variant, [tag]: value }] : [],
        ),
  );
  const branches = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].map((branch) => variants(branch));
  const conditions = [schema.if, schema.then, schema.else, schema.not].flatMap((part) =>
    part === undefined ? [] : variants(part),
  );
  // The first of each before the others: no alternative is left out where there are many.
  const firsts = branches.flatMap((values) => values.find(isObject) ?? []);
  const together = firsts.length > 1 ? [Object.assign({}, ...firsts) as JsonObject] : [];
  return [...together, ...interleaved(branches), ...tagged, ...conditions];
}

function scalars(schema: JsonObject): Json[] {
  const values: Json[] = [];
  for (const keyword of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']) {
    const limit = schema[keyword];
    if (typeof limit === 'number') values.push(limit, limit - 1, limit + 1, limit * 2);
  }
  for (const keyword of ['minLength', 'maxLength']) {
    const length = schema[keyword];
    if (typeof length !== 'number' || length > 10_000) continue;
    values.push(...[length, length - 1, length + 1].map((count) => 'a'.repeat(Math.max(count, 0))));
  }
  return values;
}

function lists(schema: JsonObject, variants: Variants): Json[] {
  if (!LIST_KEYWORDS.some((keyword) => keyword in schema)) return [];
  const items = variants(schema.items);
  const contained = variants(schema.contains);
  const positions = listOf(schema.prefixItems).map((part) => variants(part));
  const first = items[0] ?? 'a';
  const tuple = positions.map(([value = 'a']) => value);
  const lengths = ['minItems', 'maxItems', 'minContains', 'maxContains'].flatMap((keyword) => {
    const count = schema[keyword];
    return typeof count === 'number' && count <= 1000 ? [count - 1, count, count + 1] : [];
  });
  return [
    ...[...items, ...contained].map((item) => [...tuple, item]),
    ...lengths.map((count) => repeated(items, first, Math.max(count, 0))),
    ...lengths.map((count) => Array.from({ length: Math.max(count, 0) }, () => contained[0] ?? first)),
    ...tuple.map((_, index) => tuple.slice(0, index)),
    tuple,
    ...[...PLAIN.slice(0, 7)].map((item) => [...tuple, item]),
    [first, first],
  ];
}

/** As many different items as there are. */
function repeated(items: readonly Json[], first: Json, count: number): Json[] {
  return Array.from(
    { length: count },
    (_, index) => items[index] ?? (typeof first === 'string' ? `${first}${index}` : first),
  );
}

function objects(schema: JsonObject, fields: Fields, variants: Variants): Json[] {
  if (!OBJECT_KEYWORDS.some((keyword) => keyword in schema)) return [];
  const values = new Map([...fields.properties].map(([name, part]) => [name, variants(part)]));
  const whole: JsonObject = Object.fromEntries([...values].map(([name, [first = null]]) => [name, first]));
  for (const name of fields.required) whole[name] ??= 'a';
  const least = Object.fromEntries(Object.entries(whole).filter(([name]) => fields.required.has(name)));
  const counts = ['minProperties', 'maxProperties'].flatMap((keyword) => {
    const count = schema[keyword];
    return typeof count === 'number' && count <= 1000 ? [count - 1, count, count + 1] : [];
  });
  return [
    whole,
    least,
    ...Object.keys(whole).map((name) => without(whole, name)),
    ...Object.keys(whole).map((name) => ({ ...least, [name]: whole[name]! })),
    ...interleaved([...values].map(([name, all]) => all.map((value) => ({ ...whole, [name]: value })))).slice(
      0,
      MOST,
    ),
    ...[...variants(schema.additionalProperties), ...PLAIN.slice(0, 6)].map((value) => ({
      ...whole,
      unknown: value,
    })),
    { ...whole, 'Un-known': 'a' },
    ...entriesOf(schema.patternProperties).flatMap(([pattern, part]) =>
      [...variants(part), 1, 'a'].map((value) => ({ ...whole, [pattern.replace(/[\^$]/g, '')]: value })),
    ),
    ...counts.map((count) =>
      Object.fromEntries(Array.from({ length: Math.max(count, 0) }, (_, at) => [`f${at}`, 'a'])),
    ),
  ];
}

interface Fields {
  properties: Map<string, Json>;
  required: Set<string>;
}

/** The fields of a schema and of the schemas that it includes. */
export function fieldsOf(raw: Json, bundle: BundledDescription, depth: number): Fields {
  const schema = isObject(raw) ? resolve(bundle, raw) : {};
  const bases =
    depth > MAX_DEPTH ? [] : listOf(schema.allOf).map((base) => fieldsOf(base, bundle, depth + 1));
  return {
    properties: new Map([...bases.flatMap((base) => [...base.properties]), ...entriesOf(schema.properties)]),
    required: new Set([
      ...bases.flatMap((base) => [...base.required]),
      ...listOf(schema.required).filter((name) => typeof name === 'string'),
    ]),
  };
}

/** An object without one field. */
export function without(value: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

/** The first of each list, then the second of each. */
export function interleaved(all: readonly (readonly Json[])[]): Json[] {
  const longest = Math.max(0, ...all.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    all.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

function unique(values: readonly Json[]): Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
