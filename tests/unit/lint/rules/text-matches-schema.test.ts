import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const color = { title: 'Color', type: 'string', enum: ['red', 'green', 'blue'] };

/** Lints a field next to an enum of three colors, constants and a list of two versions. */
const lintField = (field: object) =>
  lintWithRule(
    'text-matches-schema',
    {
      'openapi.yaml': descriptionText(`
paths: {/ping: {get: {operationId: getPing, responses: {}}}}
components: {schemas: {Thing: {$ref: Thing.yaml}}}
x-constants: {session: {idleMinutes: 30, removalDays: 7}, rate: {calls: 100}, item: {perRequest: 200}, accessToken: {lifeDays: 25}}
x-api-versions: [a, b]
`),
      'Thing.yaml': stringify({
        properties: { field, color: { $ref: 'Color.yaml', description: 'What it looks like.' } },
      }),
      'Color.yaml': stringify(color),
    },
    { constants: 'x-constants' },
  );

test('names the number, what is declared and what to write', async () => {
  const field = {
    type: 'string',
    maxLength: 40,
    description: 'At most 50 characters, removed after eight days.',
  };
  expect(await lintField(field)).toMatchInlineSnapshot(`
    "Thing.yaml:5:18  error  house/text-matches-schema
      The text says "50", but the limit in the schema is 40. Write 40, or change the schema.
      at #/properties/field/description

    Thing.yaml:5:18  error  house/text-matches-schema
      The text says "eight", but the description declares 7. Write 7, or change the schema.
      at #/properties/field/description
    "
  `);
});

const ITEMS = { type: 'array', maxItems: 200, items: { type: 'string', minLength: 2, maxLength: 40 } };

describe('refuses', () => {
  test.each([
    { title: 'another maximum', given: { maximum: 100, description: '200 at most.' }, want: 'Write 100' },
    { title: 'a cap', given: { maximum: 100, 'x-notes': [{ text: 'Capped at 50.' }] }, want: 'Write 100' },
    { title: 'another minimum', given: { minimum: 1, description: 'At least 2.' }, want: 'Write 1,' },
    {
      title: 'a length of elements',
      given: { ...ITEMS, description: 'Each up to 41 characters.' },
      want: '200 or 40',
    },
    {
      title: 'a pattern',
      given: { pattern: '^a{1,40}$', description: 'No more than 50.' },
      want: 'Write 40',
    },
    { title: 'a limit in words', given: { maxItems: 3, description: 'Up to four.' }, want: 'Write 3' },
    {
      title: 'a limit of nothing',
      given: { description: 'Up to 199 lines.' },
      want: 'Write 30 or 7 or 100 or 200 or 25',
    },
    { title: 'a count of values', given: { ...color, description: 'One of the four.' }, want: 'Write 3' },
    { title: 'a constant', given: { description: 'Not more than 99 calls.' }, want: 'Write 100' },
    { title: 'a constant of two words', given: { description: 'After 20 idle minutes.' }, want: 'Write 30' },
    {
      title: 'the value of another constant in the same unit',
      given: { description: 'Sessions are removed after 25 days.' },
      want: 'Write 7,',
    },
    { title: 'a count of a list', given: { description: 'One of the 3 versions.' }, want: 'Write 2' },
    { title: 'a count of an enum', given: { description: 'There are two colors.' }, want: 'Write 3' },
    { title: 'a default', given: { default: 1, description: 'Defaults to 2.' }, want: 'Write 1' },
    { title: 'a default before', given: { default: 25, description: '50 by default.' }, want: 'Write 25' },
    {
      title: 'a default that the enum does not list',
      given: { ...color, description: 'The default is `pink`.' },
      want: 'red or',
    },
  ])('$title', async ({ given, want }) => {
    expect(await lintField(given)).toContain(want);
  });
});

describe('accepts', () => {
  test.each([
    { ...ITEMS, description: 'Up to 200 items, each at most 40 characters, at least two.' },
    { ...color, description: 'One of three. The default is `red`.' },
    { description: 'After seven days, 30 idle minutes or 100 calls.' },
    { description: 'Every two days. Up to 200 per request. Version 20241028 returns `5 days` and 19%.' },
    { type: 'integer', default: 1, description: 'Defaults to 1. Defaults to one month from today.' },
  ])('$description', async (given) => {
    expect(await lintField(given)).toBe('');
  });
});
