import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const describe = (text: string, note: string) =>
  lintWithRule('returned-statuses', {
    'openapi.yaml': descriptionText(`
paths:
  /things/{id}:
    delete:
      operationId: deleteThing
      description: ${text}
      x-notes: [{text: ${note}, basis: choice, decision: D-1}]
      responses: {'204': {description: Done.}, '410': {description: Gone.}}
`),
  });

test('refuses a status that the operation does not return', async () => {
  expect(await describe('Returns 405 for a final thing.', 'A sold thing returns a 409.'))
    .toMatchInlineSnapshot(`
      "openapi.yaml:7:20  error  house/returned-statuses
        The text says that the operation returns 405, but it has no such response. Write one of 204, 410, or add the response.
        at #/paths/~1things~1{id}/delete/description

      openapi.yaml:8:24  error  house/returned-statuses
        The text says that the operation returns 409, but it has no such response. Write one of 204, 410, or add the response.
        at #/paths/~1things~1{id}/delete/x-notes/0/text
      "
    `);
});

test('accepts statuses of the operation, and those of others', async () => {
  expect(await describe('Returns 410 for a final thing.', 'Your server responds with 200.')).toBe('');
});
