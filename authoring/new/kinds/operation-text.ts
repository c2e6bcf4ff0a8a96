import { capitalize, wordsOf } from '../kind';

export interface NewOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
}

/** Errors of every operation; the lint of the description names those that this one has besides. */
const ERRORS = {
  401: 'Unauthorized',
  403: 'Forbidden',
  405: 'MethodNotAllowed',
  406: 'NotAcceptable',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

const LIMITS = ['Limit', 'Remaining', 'Reset'];

/** Returns the operation as a part of a path item, with a mark where a person has to decide. */
export function pathItem({ id, method, path, tag }: NewOperation): string {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const scope = method === 'get' ? 'read_only' : 'read_write';
  const lines = [
    `${method}:`,
    `  operationId: ${id}`,
    `  summary: ${capitalize(wordsOf(id))}`,
    '  description: TODO',
    '  x-basis: choice',
    '  x-decision: TODO',
    '  tags:',
    `    - ${tag}`,
    '  security:',
    '    - basicAuth: []',
    `    - oauth2: [${scope}]`,
    '    - bearerAuth: []',
    ...(parameters.length > 0 ? ['  parameters:'] : []),
    ...parameters.flatMap((name) => [
      `    - name: ${name}`,
      '      in: path',
      '      required: true',
      '      description: TODO',
      '      schema:',
      '        type: integer',
    ]),
    ...(['post', 'put', 'patch'].includes(method)
      ? ['  requestBody:', '    required: true', ...content(id, 'request', 4)]
      : []),
    '  responses:',
    ...success(id, method),
    ...Object.entries(ERRORS).flatMap(([status, name]) => [
      `    '${status}':`,
      `      $ref: ../components/responses/${name}.yaml`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function success(id: string, method: string): string[] {
  const status = { post: '201', delete: '204' }[method] ?? '200';
  return [
    `    '${status}':`,
    '      description: TODO',
    '      headers:',
    ...LIMITS.flatMap((name) => [
      `        X-RateLimit-${name}:`,
      `          $ref: ../components/headers/RateLimit${name}.yaml`,
    ]),
    ...(status === '204' ? [] : content(id, status, 6)),
  ];
}

/** A body of which only the example is named. */
function content(id: string, name: string, indent: number): string[] {
  return [
    'content:',
    '  application/json:',
    '    schema:',
    '      type: object',
    '      description: TODO',
    '    examples:',
    '      default:',
    `        $ref: ../components/examples/${id}.${name}.yaml`,
  ].map((line) => ' '.repeat(indent) + line);
}
