import { insertBefore, newFile, type Change } from './change';

/** `GET /default_tax_code`, which reads the code of products without one. */
export const addOperation: Change = {
  title: 'Add an operation',
  edits: [
    {
      file: 'openapi/paths/default_tax_code.yaml',
      called: 'paths/default_tax_code.yaml',
      edit: () => `get:
  operationId: getDefaultTaxCode
  summary: Get the default tax code
  description: Returns the code of products without one.
  tags:
    - Tax codes
  security:
    - basicAuth: []
    - oauth2: [read_only]
    - bearerAuth: []
  responses:
    '200':
      description: The tax code.
      headers:
        X-RateLimit-Limit:
          $ref: ../components/headers/RateLimitLimit.yaml
        X-RateLimit-Remaining:
          $ref: ../components/headers/RateLimitRemaining.yaml
        X-RateLimit-Reset:
          $ref: ../components/headers/RateLimitReset.yaml
      content:
        application/json:
          schema:
            $ref: ../components/schemas/TaxCode.yaml
          examples:
            default:
              $ref: ../components/examples/getDefaultTaxCode.200.yaml
${[
  '401 Unauthorized',
  '403 Forbidden',
  '405 MethodNotAllowed',
  '406 NotAcceptable',
  '429 TooManyRequests',
  '500 InternalServerError',
  '502 BadGateway',
  '503 ServiceUnavailable',
  '504 GatewayTimeout',
]
  .map((error) => error.split(' '))
  .map(([status, name]) => `    '${status}':\n      $ref: ../components/responses/${name}.yaml\n`)
  .join('')}`,
    },
    insertBefore(
      'openapi/openapi.yaml',
      '  /ping:\n',
      '  /default_tax_code:\n    $ref: paths/default_tax_code.yaml\n',
    ),
    {
      file: 'openapi/components/examples/getDefaultTaxCode.200.yaml',
      called: 'components/examples/getDefaultTaxCode.200.yaml',
      edit: () =>
        'summary: Digital services\nvalue:\n  id: eservice\n  name: E-service\n  description: Services.\n',
    },
    insertBefore(
      'tests/specified/operations/tax.ts',
      "{ method: 'GET', path: '/tax_codes', id",
      "{ method: 'GET', path: '/default_tax_code', id: 'getDefaultTaxCode', returns: 'tax_code' },\n  ",
      'tests/specified/operations/',
    ),
    newFile(
      'simulator/resources/default-tax-code.ts',
      `import type { Handlers } from '../call';

export const defaultTaxCode = { getDefaultTaxCode: () => ({ id: 'eservice', name: 'E-service', description: '' }) } satisfies Partial<Handlers>;
`,
    ),
    {
      file: 'simulator/resources/index.ts',
      edit: (content) =>
        content
          .replace(
            'import { transactions }',
            "import { defaultTaxCode } from './default-tax-code';\nimport { transactions }",
          )
          .replace('  ...transactions,', '  ...defaultTaxCode,\n  ...transactions,'),
    },
  ],
  commands: [
    ['ts-node', 'generator/commands/lint.ts'],
    ['ts-node', 'generator/commands/generate.ts'],
    [
      'vitest',
      'run',
      '--project',
      'contract',
      'tests/contract/specified/specified.test.ts',
      '-t',
      'the description says',
    ],
    ['../typescript7/bin/tsc', '-p', 'tests/changes'],
  ],
};
