import { EVENT_FIELDS, framingOf } from '#core/http/wire/sequence';
import type { JsonObject } from '#core/json/json';
import { streamItemOf } from '#core/openapi/stream-item';
import type { Direction } from '#core/schema/direction';
import type { Example, Schema, Sequence } from './api-model';
import type { ModelContext } from './model-context';
import { buildSamples } from './sample/build-sample';
import { buildSchema } from './schema/build-schema';

/** How many unions of unions are looked into. */
const MAX_DEPTH = 3;

/** Builds the items of a stream; undefined for other content. */
export function buildSequence(
  media: JsonObject,
  mediaType: string,
  context: ModelContext,
): Sequence | undefined {
  const raw = streamItemOf(context.bundle, mediaType, media);
  if (raw === undefined) return undefined;
  const item = buildSchema(raw, context);
  const framing = framingOf(mediaType);
  return { item, framing, isData: framing === 'events' && !isEvent(item, context) };
}

/** Whether a schema is that of an event with its fields: of those, `data` is what every event has. */
function isEvent(schema: Schema, context: Pick<ModelContext, 'merge'>, depth = 0): boolean {
  const { properties, oneOf, anyOf } = context.merge(schema).schema;
  if (properties.some(({ name }) => name === 'data'))
    return properties.every(({ name }) => EVENT_FIELDS.has(name));
  return depth < MAX_DEPTH && [...oneOf, ...anyOf].some((one) => isEvent(one, context, depth + 1));
}

/** Gives a stream's example as its items: a sample has each kind of item once, a single value is one item, and text is as it is sent. */
export function asItems(
  example: Example,
  sequence: Sequence | undefined,
  direction: Direction,
  { merge }: ModelContext,
): Example {
  const { value, isSample } = example;
  if (sequence === undefined || (typeof value === 'string' && !isSample)) return example;
  if (isSample) return { ...example, value: buildSamples(sequence.item, direction, merge) };
  return Array.isArray(value) ? example : { ...example, value: [value] };
}
