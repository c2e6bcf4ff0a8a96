import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Json, JsonObject } from '#core/json/json';
import { isIgnoredHeader } from '#core/http/ignored-header';
import type { ParameterLocation } from '#core/http/parameter-location';
import type { Parameter, Schema } from './api-model';
import { buildDescribed } from './described';
import { buildExamples, buildExternalExamples } from './examples';
import type { ModelContext } from './model-context';
import { withOrigin } from './origins';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import { parseSerializedValue } from './parse-serialized-value';
import { buildSchema } from './schema/build-schema';
import { readSerialization } from './serialization';

const LOCATIONS = new Map<string, ParameterLocation>(
  Object.entries({
    path: 'path',
    query: 'query',
    // OpenAPI 3.2: a single schema for the whole query string.
    querystring: 'query',
    header: 'header',
    cookie: 'cookie',
  }),
);

/**
 * Builds the parameters of an operation: its own and those of its path item that it does not override.
 * @see https://spec.openapis.org/oas/v3.1.0#parameter-object
 */
export function buildParameters(
  pathItem: JsonObject,
  operation: JsonObject,
  context: ModelContext,
): Parameter[] {
  const byPlace = new Map<string, Parameter>();
  for (const value of [...listOf(pathItem.parameters), ...listOf(operation.parameters)]) {
    const parameter = buildParameter(value, context);
    if (parameter) byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byPlace.values()];
}

function buildParameter(value: Json, context: ModelContext): Parameter | undefined {
  const raw = resolve(context.bundle, value);
  const location = LOCATIONS.get(textOf(raw.in) ?? '');
  const name = textOf(raw.name);
  if (location === undefined || name === undefined || isIgnoredHeader(location, name)) return undefined;
  return getOrInsertComputed(context.known.parameters, raw, () =>
    buildResolved(raw, { name, in: location }, context),
  );
}

function buildResolved(
  raw: JsonObject,
  place: Pick<Parameter, 'name' | 'in'>,
  context: ModelContext,
): Parameter {
  const schema = buildParameterSchema(raw, context);
  const serialization = readSerialization(raw, place.in, context);
  const parameter: Parameter = {
    ...buildDescribed(raw),
    ...place,
    required: raw.required === true || place.in === 'path',
    schema,
    rawSchema: rawParameterSchema(raw),
    serialization,
    allowEmptyValue: raw.allowEmptyValue === true,
    examples: buildExamples(exampleSourceOf(raw, context), schema, 'request', context).map((example) => ({
      ...example,
      value: parseSerializedValue(example.value, { name: place.name, schema, serialization }, context.merge),
    })),
    externalExamples: buildExternalExamples(raw, context),
  };
  return withOrigin(context, parameter, raw);
}

export function buildParameterSchema(raw: JsonObject, context: ModelContext): Schema {
  return buildSchema(rawParameterSchema(raw), context);
}

/** Returns the object with the examples of a parameter or header: itself, or the single media type in its `content`. */
export function exampleSourceOf(raw: JsonObject, { bundle }: Pick<ModelContext, 'bundle'>): JsonObject {
  const [first] = entriesOf(raw.content);
  return first === undefined ? raw : { ...resolve(bundle, first[1]), ...examplesOf(raw) };
}

/** Returns the examples next to `content`, which OpenAPI does not provide for; authors write them there all the same. */
function examplesOf({ example, examples }: JsonObject): JsonObject {
  return { ...(example !== undefined && { example }), ...(examples !== undefined && { examples }) };
}

/** Returns the schema of a parameter or header, or that of the single media type in its `content`. */
export function rawParameterSchema({ schema, content }: JsonObject): Json | undefined {
  const [first] = entriesOf(content);
  return schema ?? objectOf(first?.[1]).schema;
}
