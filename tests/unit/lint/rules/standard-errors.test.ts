import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const ALWAYS = [401, 403, 405, 406, 429, 500, 502, 503, 504];

const OPTIONS = {
  always: ALWAYS,
  input: [400],
  record: [404],
  change: [422],
  gone: [410],
  actions: ['deliver'],
  also: { 402: ['theOperation'] },
};

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
    OPTIONS,
  );

test('asks for the missing errors and refuses the superfluous', async () => {
  expect(await lintOperation('put', [200, ...ALWAYS.slice(1), 402, 409])).toMatchInlineSnapshot(`
    "openapi.yaml:8:7  error  house/standard-errors
      The operation \`theOperation\` does not respond with 401. Add the shared response for 401. The reasons are listed in the configuration: redocly.yaml:4.
      at #/paths/~1invoices~1{id}/put/responses

    openapi.yaml:8:7  error  house/standard-errors
      The operation \`theOperation\` does not respond with 404. Add the shared response for 404. The reasons are listed in the configuration: redocly.yaml:4.
      at #/paths/~1invoices~1{id}/put/responses

    openapi.yaml:8:7  error  house/standard-errors
      The operation \`theOperation\` does not respond with 422. Add the shared response for 422. The reasons are listed in the configuration: redocly.yaml:4.
      at #/paths/~1invoices~1{id}/put/responses

    openapi.yaml:19:9  error  house/standard-errors
      The operation \`theOperation\` responds with 409, for which it has no reason. If it can fail like this, write \`409: [theOperation]\` below \`also\`; otherwise remove the response. The reasons are listed in the configuration: redocly.yaml:4.
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
  { method: 'patch', path: '/invoices/{id}', more: 'requestBody: {content: {}}', statuses: [400, 404, 422] },
  { method: 'delete', path: '/invoices/{id}', statuses: [404, 410] },
  { method: 'delete', path: '/contacts/{id}', statuses: [404, 422] },
  { method: 'delete', path: '/contacts/{contact}', statuses: [404, 422] },
])('accepts $method $path with $statuses and those of every operation', async ({ statuses, ...rest }) => {
  expect(await lintOperation(rest.method, [...ALWAYS, 402, ...statuses], rest)).toBe('');
});

test.each([402, 409, 412, 413, 415])('accepts %i of an operation that is listed with it', async (status) => {
  const also = { [status]: ['theOperation'] };
  const lintWith = (options: object) =>
    lintWithRule(
      'standard-errors',
      {
        'openapi.yaml': pathText(`
post:
  operationId: theOperation
  responses:
    '${status}': {description: Error.}
`),
      },
      options,
    );
  expect(await lintWith({ also })).toBe('');
  expect(await lintWith({})).toContain(`write \`${status}: [theOperation]\` below \`also\``);
});

test('names an operation that is listed but does not exist', async () => {
  const text = pathText(`
get:
  operationId: getCoupon
  responses:
    '200': {description: The coupon.}
`);
  expect(await lintWithRule('standard-errors', { 'openapi.yaml': text }, { also: { 409: ['getCupon'] } }))
    .toMatchInlineSnapshot(`
    "openapi.yaml:4:3  error  house/standard-errors
      There is no operation \`getCupon\`, which \`also\` says to return an error. Did you mean \`getCoupon\`? The reasons are listed in the configuration: redocly.yaml:4.
      at #/paths
    "
  `);
});
