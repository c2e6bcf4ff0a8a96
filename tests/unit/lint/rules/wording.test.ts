import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintContact, lintWithRule } from '../../../builders/lint-files';

const words = { '\\brecurring things?\\b': 'thing that repeats' };

const describeField = (description: string) =>
  lintContact('wording', { properties: { country: { description } } }, { words });

test('names the place, the words and what to write instead', async () => {
  /* oxlint-disable house/plain-english -- a planted mistake, and what is reported of it */
  expect(await describeField('Left out, it is reckoned.')).toMatchInlineSnapshot(`
    "Contact.yaml:4:18  error  house/wording
      The text says "Left out". Write omit, if omitted, or defaults to.
      at #/properties/country/description

    Contact.yaml:4:18  error  house/wording
      The text says "reckoned". Write calculate.
      at #/properties/country/description
    "
  `);
  /* oxlint-enable house/plain-english */
});

test.each([
  'The answer holds the country.',
  'Sent by e-mail.',
  'Leave it out to use the default.',
  'Unless you say otherwise, Germany.',
  'Anything else than a code is refused.',
  'The country of a recurring thing.',
  'The specification says nothing about it.',
  'Id of a country.',
  'Simply a code.',
  'Why a call failed.',
  'Sent when a contact was created.',
  'Country of the contact.',
  "The contact's country.",
])('refuses %j', async (text) => {
  expect(await describeField(text)).toContain('house/wording');
});

test.each(['Two-letter code.', 'ID of the contact.', 'Respond with 2xx. `ids` are integers.'])(
  'accepts %j',
  async (text) => {
    expect(await describeField(text)).toBe('');
  },
);

test('reads summaries, notes, meanings of values and changes of versions, and leaves the values of examples alone', async () => {
  const found = await lintWithRule('wording', {
    'openapi.yaml': descriptionText(`
paths:
  /things:
    get:
      operationId: listThings
      summary: The answer
      x-notes: [{text: The answer}]
      parameters:
        - {name: kind, in: query, description: A sort., schema: {type: string, x-enumDescriptions: {open: The answer.}}}
      responses:
        '200':
          description: Done.
          content: {application/json: {examples: {default: {value: {notes: The answer, text: The answer.}}}}}
x-api-versions: [{version: '1', current: true, changes: [{text: The answer}]}]
`),
  });
  expect(found.match(/at .*/g)?.toSorted()).toEqual([
    'at #/paths/~1things/get/parameters/0/schema/x-enumDescriptions/open',
    'at #/paths/~1things/get/summary',
    'at #/paths/~1things/get/x-notes/0/text',
    'at #/x-api-versions/0/changes/0/text',
  ]);
});

test('names what is undecided in an example, and accepts the word in data', async () => {
  const lintExample = (example: string) =>
    lintWithRule('wording', {
      'openapi.yaml': descriptionText(`
paths:
  /ping:
    get:
      operationId: getPing
      parameters: [{name: note, in: header, description: A note of yours., schema: {type: string}, example: ${example}}]
      responses: {}
`),
    });
  expect(await lintExample('TODO')).toContain('at #/paths/~1ping/get/parameters/0/example');
  expect(await lintExample('TODO call them')).toBe('');
});
