import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const lintSchema = (schema: string) =>
  lintWithRule('limits-declared', {
    'openapi.yaml': descriptionText(`
webhooks: {w: {post: {operationId: wEvent, responses: {'200': {description: Ok.}}}}}
components: {schemas: {Things: ${schema}}}
x-limits: {items: {perRequest: 200}, tag: {maxLength: 40}}
`),
  });

test.each([
  {
    schema: '{type: array, maxItems: 250, x-constants: {maxItems: items.perRequest}}',
    want: '`maxItems` is 250, but `items.perRequest` in `x-limits` is 200. Write 200, or change the constant and all of its limits.',
  },
  {
    schema: '{type: array, maxItems: 200}',
    want: 'The limit `maxItems` names no constant. Write `x-constants: {maxItems: items.perRequest}` next to it.',
  },
  {
    schema: '{type: array, items: {type: string, maxLength: 41}}',
    want: 'The limit `maxLength` names no constant. Declare 41 in `x-limits` and write `x-constants: {maxLength: path.of.the.constant}` next to it.',
  },
  {
    schema: '{type: array, maxItems: 200, x-constants: {maxItems: items.perRequests}}',
    want: '`x-limits` has no constant `items.perRequests`. Did you mean `items.perRequest`?',
  },
  {
    schema: '{type: integer, x-constants: {default: items.perRequest}}',
    want: '`default` is null, but `items.perRequest` in `x-limits` is 200.',
  },
])('$schema', async ({ schema, want }) => {
  expect(await lintSchema(schema)).toContain(want);
});

test('accepts limits that are their constants', async () => {
  const schema =
    '{type: array, minItems: 1, maxItems: 200, x-constants: {maxItems: items.perRequest}, items: {type: string}}';
  expect(await lintSchema(schema)).toBe('');
});
