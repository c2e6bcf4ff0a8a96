import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

/** Lints the description of a field that is an enum. */
const lintText = (description: string) =>
  lintWithRule(
    'text-names-exist',
    {
      'openapi.yaml': descriptionText(`
paths:
  /things:
    get:
      operationId: listThings
      parameters: [{name: created_before, in: query, schema: {type: integer}}]
      responses: {'200': {description: Done., headers: {X-Pages-HasMore: {schema: {type: string}}}}}
components: {schemas: {Thing: {$ref: Thing.yaml}}}
`),
      'Thing.yaml': stringify({
        properties: {
          kind: { type: 'string', enum: ['one_off', 'subscription'], description },
          tax_based_on: { $ref: 'Base.yaml' },
        },
      }),
      'Base.yaml': stringify({ type: 'string', enum: ['country', 'customer'] }),
    },
    { others: ['api_version'] },
  );

test('names what there is not, and the nearest name', async () => {
  expect(await lintText('Requires `created_befor`.')).toMatchInlineSnapshot(`
    "Thing.yaml:7:18  error  house/text-names-exist
      No field, parameter, header or value is called \`created_befor\`. Did you mean \`created_before\`? A name from elsewhere belongs to \`others\`: redocly.yaml:4.
      at #/properties/kind/description
    "
  `);
});

describe('refuses', () => {
  test.each([
    { given: 'Read `X-Pages-HaseMore`.', want: 'Did you mean `X-Pages-HasMore`?' },
    { given: 'See `nothing_like_it`.', want: 'Write a name that there is: null, true' },
    { given: 'One of `one_off`, `country`.', want: '`country` is not a value of the enum next to' },
    {
      given: 'Required if `tax_based_on` is `customer` or `one_off`.',
      want: '`tax_based_on` is never `one_off`',
    },
  ])('$given', async ({ given, want }) => {
    expect(await lintText(given)).toContain(want);
  });
});

describe('accepts', () => {
  test.each([
    'One of `one_off` or `subscription`, with `api_version`, `VAT 19%`, `YYYY-MM-DD` or `null`.',
    'Required if `tax_based_on` is `country`, as `created_before` and `X-Pages-HasMore` are.',
  ])('%s', async (given) => {
    expect(await lintText(given)).toBe('');
  });
});

test('lets the history name what earlier versions had', async () => {
  const text = descriptionText(`
webhooks: {w: {post: {operationId: wEvent, description: Has \`max_redemptions\`., responses: {}}}}
x-api-versions:
  - {version: '2', changes: ['\`redemption_limit\` replaces \`max_redemptions\`.']}
`);
  const printed = await lintWithRule(
    'text-names-exist',
    { 'openapi.yaml': text },
    { history: ['x-api-versions'] },
  );
  expect(printed.match(/called `\w+`/g)).toEqual(['called `max_redemptions`']);
  expect(printed).toContain('at #/webhooks/w/post/description');
});
