import { isObject, type Json, type JsonObject } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import type { Example, ExternalExample, MediaType, Schema } from './api-model';
import { isJson } from '#core/http/wire/body-format';
import type { ModelContext } from './model-context';
import { entriesOf, textOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import { buildSample } from './sample/build-sample';
import { fitScalar } from './schema/values';
import type { Direction } from '#core/schema/direction';

/**
 * Builds the examples of a parameter, header, or media type (`raw`), or a sample of its schema if it has none. Excludes external
 * examples, whose value is elsewhere.
 * @see https://spec.openapis.org/oas/v3.1.0#example-object
 */
export function buildExamples(
  raw: JsonObject,
  schema: Schema | undefined,
  direction: Direction,
  context: ModelContext,
): Example[] {
  const authored = buildAuthoredExamples(raw, schema, context);
  if (authored.length > 0 || schema === undefined) return authored;
  const [value] = schema.examples;
  if (value !== undefined) return [{ name: 'default', value, isSample: false }];
  return [{ name: 'default', value: buildSample(schema, direction, context.merge), isSample: true }];
}

function buildAuthoredExamples(
  raw: JsonObject,
  schema: Schema | undefined,
  context: ModelContext,
): Example[] {
  const { example } = raw;
  // Programs that write descriptions use `example: null` for anything without an example.
  const isMissing = example === undefined || (example === null && !allowsNull(schema, context));
  if (!isMissing) return [{ name: 'default', value: readText(example), isSample: false }];
  return entriesOf(raw.examples).flatMap(([name, entry]) => {
    const example = resolve(context.bundle, entry);
    const value = valueOf(example);
    if (value === undefined) return [];
    const { summary, description } = example;
    const texts = { summary: textOf(summary), description: textOf(description) };
    const serialized = serializedOf(example);
    return [
      {
        name,
        ...texts,
        value: readText(value),
        ...(serialized !== undefined && { serialized }),
        isSample: false,
      },
    ];
  });

  function readText(value: Json): Json {
    return schema ? fitScalar(value, context.merge(schema).schema.types) : value;
  }
}

function allowsNull(schema: Schema | undefined, { merge }: ModelContext): boolean {
  if (schema === undefined) return false;
  const { isNullable, schema: merged } = merge(schema);
  return isNullable || merged.types.includes('null');
}

/** Returns the examples in separate files. */
export function buildExternalExamples(raw: JsonObject, context: ModelContext): ExternalExample[] {
  return entriesOf(raw.examples).flatMap(([name, entry]) => {
    const { externalValue, summary, description } = resolve(context.bundle, entry);
    if (typeof externalValue !== 'string') return [];
    return [{ name, summary: textOf(summary), description: textOf(description), url: externalValue }];
  });
}

/**
 * Returns the example of a media type as it is sent. Authors often write JSON as a string: parses it if the schema does not allow
 * strings.
 */
export function readJsonText(
  example: Example,
  { mediaType, schema }: Pick<MediaType, 'mediaType' | 'schema'>,
  { merge }: ModelContext,
): Example {
  const { value } = example;
  if (typeof value !== 'string' || schema === undefined || !isJson(mediaType)) return example;
  const { types, properties } = merge(schema).schema;
  const mayBeText = types.length === 0 ? properties.length === 0 : types.includes('string');
  const read = mayBeText ? undefined : tryParse(value);
  return isObject(read) || Array.isArray(read) ? { ...example, value: read } : example;
}

/** Returns the text of an example that has no data. */
function serializedOf({ value, dataValue, serializedValue }: JsonObject): string | undefined {
  return value === undefined && dataValue === undefined ? textOf(serializedValue) : undefined;
}

/**
 * Returns the value of an example. OpenAPI 3.2 has separate members for the data and the serialized string; older versions only
 * have `value`.
 */
function valueOf({ value, dataValue, serializedValue }: JsonObject): Json | undefined {
  return [value, dataValue, serializedValue].find((given) => given !== undefined);
}
