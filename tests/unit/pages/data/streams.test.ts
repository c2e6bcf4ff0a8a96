import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { createClaimId } from '../../../../generator/model/addresses/anchors';
import { buildContent } from '../../../../generator/emit/pages/data/content';
import { formatType } from '../../../../generator/model/wording/type-text';
import { asWritten, contextOf } from '../../../builders/pages';
import { referenceTo } from '../../../builders/reference-to';

const id = { type: 'integer', examples: [7] };
const schemas: Record<string, JsonObject> = {
  Item: { type: 'object', required: ['id'], properties: { id, name: { type: 'string', examples: ['Oak'] } } },
  Items: { allOf: [{ type: 'array', items: referenceTo('Item') }] },
  Event: {
    type: 'object',
    properties: {
      event: { enum: ['added'] },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: referenceTo('Item') },
    },
  },
  Reply: {
    oneOf: [
      { type: 'object', title: 'Delta', properties: { delta: { type: 'string', examples: ['Hel'] } } },
      { type: 'object', title: 'Done', properties: { done: { const: true } } },
    ],
  },
};

/** The body of a response in one media type, as the page shows it. */
function bodyOf(mediaType: string, media: JsonObject) {
  const responses = { 200: { description: 'Items.', content: { [mediaType]: media } } };
  const context = contextOf({ paths: { '/items': { get: { responses } } }, components: { schemas } });
  const [{ content } = { content: [] }] = context.model.operations[0]?.responses ?? [];
  const location = { role: 'response', prefix: '200', claimId: createClaimId() } as const;
  const [body] = asWritten(buildContent(content, location, context) ?? []);
  return {
    type: body?.schema && formatType(body.schema.type),
    html: body?.schema?.html?.replaceAll(/<[^>]+>/g, '').trim(),
    fields: (body?.schema?.fields ?? []).map(({ name }) => name),
    code: body?.examples?.[0]?.code,
  };
}

const LINES = 'Sent as JSON Lines: each line is an item.';
const RECORDS =
  'Sent as a JSON text sequence: before each item comes the character U+001E (shown as ␞), after it a line feed.';
const EVENTS = 'Sent as server-sent events: an empty line ends each event.';
const DATA = `${EVENTS} The data of each event is one item as JSON.`;
const item = '{"id":7,"name":"Oak"}';

test.each<{ title: string; mediaType: string; media: JsonObject; want: ReturnType<typeof bodyOf> }>([
  {
    title: 'lines with the schema of an item',
    mediaType: 'application/jsonl',
    media: { itemSchema: referenceTo('Item') },
    want: { type: 'stream of Item', html: LINES, fields: ['id', 'name'], code: item },
  },
  {
    title: 'lines with the schema of all items, which a base has',
    mediaType: 'application/x-ndjson; charset=utf-8',
    media: { schema: referenceTo('Items') },
    want: { type: 'stream of Item', html: LINES, fields: ['id', 'name'], code: item },
  },
  {
    title: 'lines with the schema of one, as descriptions of earlier versions have it',
    mediaType: 'application/x-ndjson',
    media: { schema: referenceTo('Item') },
    want: { type: 'stream of Item', html: LINES, fields: ['id', 'name'], code: item },
  },
  {
    title: 'records',
    mediaType: 'application/geo+json-seq',
    media: { itemSchema: referenceTo('Item') },
    want: { type: 'stream of Item', html: RECORDS, fields: ['id', 'name'], code: `␞${item}` },
  },
  {
    title: 'events with their fields',
    mediaType: 'text/event-stream',
    media: { itemSchema: referenceTo('Event') },
    want: {
      type: 'stream of Event',
      html: EVENTS,
      fields: ['event', 'data'],
      code: `event: added\ndata: ${item}`,
    },
  },
  {
    title: 'events of which only the data is described, in several forms',
    mediaType: 'text/event-stream',
    media: { schema: referenceTo('Reply') },
    want: {
      type: 'stream of Reply',
      html: DATA,
      fields: [],
      code: 'data: {"delta":"Hel"}\n\ndata: {"done":true}',
    },
  },
  {
    title: 'events with an example of one item',
    mediaType: 'text/event-stream',
    media: { schema: referenceTo('Reply'), example: { delta: 'lo' } },
    want: { type: 'stream of Reply', html: DATA, fields: [], code: 'data: {"delta":"lo"}' },
  },
  {
    title: 'events with an example as it is sent',
    mediaType: 'text/event-stream',
    media: { schema: referenceTo('Reply'), example: 'data: {"delta":"lo"}\n\ndata: [DONE]\n\n' },
    want: {
      type: 'stream of Reply',
      html: DATA,
      fields: [],
      code: 'data: {"delta":"lo"}\n\ndata: [DONE]',
    },
  },
  {
    title: 'items in a format that only the author knows',
    mediaType: 'application/x-frames',
    media: { itemSchema: referenceTo('Item') },
    want: { type: 'stream of Item', html: undefined, fields: ['id', 'name'], code: undefined },
  },
  {
    title: 'text without items',
    mediaType: 'text/event-stream',
    media: { schema: { type: 'string' }, example: 'data: 1\n\n' },
    want: { type: 'string', html: undefined, fields: [], code: 'data: 1\n\n' },
  },
])('a stream is one, with its items and as it is sent: $title', ({ mediaType, media, want }) => {
  expect(bodyOf(mediaType, media)).toEqual(want);
});

test('an array in JSON is not a stream', () => {
  const media = { schema: referenceTo('Items') };
  expect(bodyOf('application/json', media)).toMatchObject({ type: 'array of Item (Items)', html: undefined });
});
