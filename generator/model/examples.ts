import type { Json, JsonObject } from '#core/json/json';
import type { Example, ExternalExample, Schema } from './api-model';
import type { ModelContext } from './model-context';
import { entriesOf, textOf } from '#core/json/read';
import { resolve } from './resolve';
import { buildSample } from './sample/build-sample';
import type { Direction } from '#core/schema/direction';

/**
 * The examples of a parameter, header or media type (`raw`), or a sample of its schema when it has none. An external
 * example has no value here.
 * @see https://spec.openapis.org/oas/v3.1.0#example-object
 */
export function buildExamples(
  raw: JsonObject,
  schema: Schema | undefined,
  direction: Direction,
  context: ModelContext,
): Example[] {
  const authored = buildAuthoredExamples(raw, context);
  if (authored.length > 0 || schema === undefined) return authored;
  const [value] = schema.examples;
  if (value !== undefined) return [{ name: 'default', value, isSample: false }];
  return [{ name: 'default', value: buildSample(schema, direction, context.merge), isSample: true }];
}

function buildAuthoredExamples(raw: JsonObject, context: ModelContext): Example[] {
  if (raw.example !== undefined) return [{ name: 'default', value: raw.example, isSample: false }];
  return entriesOf(raw.examples).flatMap(([name, entry]) => {
    const example = resolve(context.bundle, entry);
    const value = valueOf(example);
    if (value === undefined) return [];
    const { summary, description } = example;
    return [{ name, summary: textOf(summary), description: textOf(description), value, isSample: false }];
  });
}

/** The examples that are files of their own. */
export function buildExternalExamples(raw: JsonObject, context: ModelContext): ExternalExample[] {
  return entriesOf(raw.examples).flatMap(([name, entry]) => {
    const { externalValue, summary, description } = resolve(context.bundle, entry);
    if (typeof externalValue !== 'string') return [];
    return [{ name, summary: textOf(summary), description: textOf(description), url: externalValue }];
  });
}

/** OpenAPI 3.2 tells the data from the text that is sent; older versions have one `value`. */
function valueOf({ value, dataValue, serializedValue }: JsonObject): Json | undefined {
  return [value, dataValue, serializedValue].find((given) => given !== undefined);
}
