import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { formatValue } from '#core/json/format-value';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { resolve } from '#core/openapi/resolve';
import { placeAt } from '#core/text/place-at';
import type { Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { LocalDocuments } from '../source/documents';

type Scalars = Pick<LocalDocuments, 'written' | 'unquoted'>;

/** The schemas that apply to a value. */
interface Parts {
  all: readonly JsonObject[];
  /** Whether a string is the only type that they allow, besides null. */
  isText: boolean;
}

/** The schema of a value that OpenAPI defines as a string. */
const TEXT: JsonObject = { type: 'string' };

/**
 * Turns numbers and booleans where the schema only allows strings into the strings that their author wrote: in YAML, `zip: 01234` is
 * the number 1234. Covers examples, defaults and other values of schemas, the version of the API, and variables of servers. Changes
 * `description`, of OpenAPI 3 or Swagger 2.0, and notes in `unquoted` what other programs read differently.
 */
export function keepWrittenTexts(description: JsonObject, { written, unquoted }: Scalars): void {
  const isSwagger = description.swagger !== undefined;
  const seen = new Set<object>();
  const known = new Map<JsonObject, Parts>();
  const targets = new Map<string, JsonObject>();
  fit(objectOf(description.info), 'version', [TEXT]);
  eachPart(description, (part, isMap) => {
    if (isMap) return;
    for (const { variables } of listOf(part.servers).map(objectOf))
      for (const [, variable] of entriesOf(variables)) fitValues(objectOf(variable), [TEXT]);
    const schema = schemaOf(part);
    if (schema === undefined) return fitValues(part, [part]);
    fit(part, 'example', [schema]);
    for (const [name, entry] of entriesOf(part.examples)) {
      // By media type, and not inside an object.
      if (isSwagger) fit(objectOf(part.examples), name, [schema]);
      const example = resolve(description, entry);
      fit(example, 'value', [schema]);
      fit(example, 'dataValue', [schema]);
    }
  });

  /** Fits the values that a schema has itself. */
  function fitValues(holder: JsonObject, schemas: readonly Json[]): void {
    for (const key of ['example', 'default', 'const']) fit(holder, key, schemas);
    const [values, examples] = [listOf(holder.enum), listOf(holder.examples)];
    for (const index of examples.keys()) fit(examples, String(index), schemas);
    // A value whose string is one of the others stays the one that no schema allows.
    for (const index of values.keys())
      if (!values.includes(textAt(values, String(index)))) fit(values, String(index), schemas);
  }

  function fit(holder: JsonObject | Json[], key: string, schemas: readonly Json[]): void {
    const value = (holder as JsonObject)[key];
    if (typeof value === 'number' || typeof value === 'boolean') {
      if (partsOf(schemas).isText) write(holder, key, value);
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      const parts = partsOf(schemas);
      for (const [inner, member] of Object.entries<Json>(value))
        if (typeof member !== 'string') fit(value, inner, childrenOf(parts, inner, Array.isArray(value)));
    }
  }

  function write(holder: JsonObject | Json[], key: string, value: number | boolean): void {
    Reflect.set(holder, key, textAt(holder, key));
    const scalar = written.get(holder)?.get(key);
    if (scalar) unquoted.set(scalar, value);
  }

  /** Returns a scalar as its author wrote it. */
  function textAt(holder: JsonObject | Json[], key: string): string {
    return written.get(holder)?.get(key)?.text ?? formatValue((holder as JsonObject)[key] ?? null);
  }

  /** Returns the schemas that apply to a value, with those that they refer to or combine. */
  function partsOf(schemas: readonly Json[]): Parts {
    const [first, ...others] = schemas;
    if (!isObject(first) || others.length > 0) return toParts(collect(schemas, new Set()));
    // Most values have one schema, and many have the same one.
    return getOrInsertComputed(known, first, () => toParts(collect(schemas, new Set())));
  }

  function collect(schemas: readonly Json[], found: Set<JsonObject>): Set<JsonObject> {
    for (const schema of schemas) {
      if (!isObject(schema) || found.has(schema)) continue;
      found.add(schema);
      const { $ref, allOf, oneOf, anyOf } = schema;
      if (typeof $ref === 'string')
        collect([getOrInsertComputed(targets, $ref, () => resolve(description, { $ref }))], found);
      for (const some of [allOf, oneOf, anyOf]) if (some !== undefined) collect(listOf(some), found);
    }
    return found;
  }
}

/** Returns the schema of a parameter, header or media type, or that of the single media type in its `content`. */
function schemaOf({ schema, itemSchema, content }: JsonObject): Json | undefined {
  if (itemSchema !== undefined) return { items: itemSchema };
  const [first] = entriesOf(content);
  return schema ?? objectOf(first?.[1]).schema;
}

function toParts(schemas: ReadonlySet<JsonObject>): Parts {
  const all = [...schemas];
  const types = all.flatMap(({ type }) => (typeof type === 'string' ? [type] : listOf(type)));
  const others = all
    .filter(({ type }) => type === undefined)
    .flatMap(({ const: one, enum: some }) => [one, ...listOf(some)]);
  const isText =
    types.includes('string') &&
    types.every((type) => type === 'string' || type === 'null') &&
    others.every((value) => value === undefined || value === null || typeof value === 'string');
  return { all, isText };
}

/** Returns the schemas of a member or an item. */
function childrenOf({ all }: Parts, key: string, isItem: boolean): Json[] {
  return all.flatMap((part) => {
    if (isItem) return listOf(part.prefixItems)[Number(key)] ?? part.items ?? [];
    const { properties, patternProperties, additionalProperties } = part;
    const own = objectOf(properties)[key];
    return own ?? (patternProperties === undefined ? additionalProperties : undefined) ?? [];
  });
}

/** Returns a warning for each string without quotes that other programs read as another value. */
export function reportUnquoted({ unquoted }: Pick<LocalDocuments, 'unquoted'>): Problem[] {
  return [...unquoted].map(([{ text, offset, source }, value]) => ({
    ruleId: 'unquoted-string',
    severity: 'warn',
    message: `The schema wants a string, and without quotes \`${text}\` is the ${typeof value} \`${value}\` to other programs. Pages show \`${text}\`.`,
    remedy: `Write it in quotes: \`"${text}"\`.`,
    location: { file: relativePath(source.absoluteRef), ...placeAt(offset, source.body), pointer: '' },
  }));
}
