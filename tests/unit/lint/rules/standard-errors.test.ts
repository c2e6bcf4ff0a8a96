import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const ALWAYS = [401, 403, 405, 406, 429, 500, 502, 503, 504];

const lintOperation = (method: string, statuses: number[], { path = '/invoices/{id}', more = '' } = {}) =>
  lintWithRule(
    'standard-errors',
    {
      'openapi.yaml': pathText(
        `
${method}:
  operationId: theOperation
  ${more}
  responses:
${statuses.map((status) => `    '${status}': {description: Error.}`).join('\n')}
`,
        path,
      ),
    },
    { actions: ['deliver'] },
  );

test('asks for the missing errors and refuses the superfluous', async () => {
  expect(await lintOperation('put', [200, ...ALWAYS.slice(1), 409])).toMatchInlineSnapshot(`
    "openapi.yaml:8:7  error  house/standard-errors
      The operation \`theOperation\` does not respond with 401. Add the shared response for 401.
      at #/paths/~1invoices~1{id}/put/responses

    openapi.yaml:8:7  error  house/standard-errors
      The operation \`theOperation\` does not respond with 404. Add the shared response for 404.
      at #/paths/~1invoices~1{id}/put/responses

    openapi.yaml:8:7  error  house/standard-errors
      The operation \`theOperation\` does not respond with 422. Add the shared response for 422.
      at #/paths/~1invoices~1{id}/put/responses

    openapi.yaml:18:9  error  house/standard-errors
      The operation \`theOperation\` responds with 409, for which it has no reason. Remove the response.
      at #/paths/~1invoices~1{id}/put/responses/409
    "
  `);
});

test.each([
  { method: 'get', path: '/invoices', statuses: [] },
  { method: 'get', path: '/invoices/{id}', statuses: [404] },
  { method: 'get', path: '/invoices/{id}/deliver', statuses: [404, 422] },
  { method: 'get', path: '/invoices', more: 'parameters: [{name: q, in: query}]', statuses: [400] },
  { method: 'post', path: '/invoices', more: 'requestBody: {content: {}}', statuses: [400, 422] },
  { method: 'delete', path: '/invoices/{id}', statuses: [404, 410] },
  { method: 'delete', path: '/contacts/{id}', statuses: [404, 422] },
  { method: 'delete', path: '/contacts/{contact}', statuses: [404, 422] },
])('accepts $method $path with $statuses and the nine of every operation', async ({ statuses, ...rest }) => {
  expect(await lintOperation(rest.method, [...ALWAYS, ...statuses], rest)).toBe('');
});
