import { capitalize, wordsOf } from '../kind';
import type { Errors } from './operation-neighbors';

export interface NewOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
}

/** The response of another operation: the paths of a schema and of its example, from a path item. */
export interface Returned {
  schema: string;
  example: string;
}

/** Whether an operation changes a record that is there: `POST /invoices/{id}/archive`. It takes no body, and returns the record. */
export function isAction({ id, method, path }: NewOperation): boolean {
  return (
    method !== 'get' && method !== 'delete' && /\}\/[^{}/]+$/.test(path) && !/^(create|update)[A-Z]/.test(id)
  );
}

/** Whether an operation takes a body. */
export function hasBody(operation: NewOperation): boolean {
  return ['post', 'put', 'patch'].includes(operation.method) && !isAction(operation);
}

/** Returns the status of success. */
export function successOf(operation: NewOperation): string {
  if (isAction(operation)) return '200';
  return { post: '201', delete: '204' }[operation.method] ?? '200';
}

/** Errors of every operation. */
const ERRORS: Errors = {
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

/**
 * Returns the operation as a part of a path item, with a mark where a person has to decide.
 * @param own the errors of this operation besides those of every one
 * @param shared the components of parameters by their names
 * @param record the response to reading the record that an action changes
 */
export function pathItem(
  operation: NewOperation,
  own: Errors,
  shared: Readonly<Record<string, string>>,
  record: Returned | undefined,
): string {
  const { id, method, path, tag } = operation;
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
    ...parameters.flatMap((name) => parameterText(name, shared[name])),
    ...(hasBody(operation) ? ['  requestBody:', '    required: true', ...content(id, 'request', 4)] : []),
    '  responses:',
    ...success(id, successOf(operation), record?.schema),
    ...Object.entries({ ...ERRORS, ...own }).flatMap(([status, name]) => [
      `    '${status}':`,
      `      $ref: ../components/responses/${name}.yaml`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function parameterText(name: string, shared: string | undefined): string[] {
  if (shared !== undefined) return [`    - $ref: ../components/parameters/${shared}.yaml`];
  const lines = ['in: path', 'required: true', 'description: TODO', 'schema:', '  type: integer'];
  return [`    - name: ${name}`, ...lines.map((line) => `      ${line}`)];
}

function success(id: string, status: string, schema: string | undefined): string[] {
  return [
    `    '${status}':`,
    '      description: TODO',
    '      headers:',
    ...LIMITS.flatMap((name) => [
      `        X-RateLimit-${name}:`,
      `          $ref: ../components/headers/RateLimit${name}.yaml`,
    ]),
    ...(status === '204' ? [] : content(id, status, 6, schema)),
  ];
}

/** A body of which only the example is named. */
function content(id: string, name: string, indent: number, schema?: string): string[] {
  return [
    'content:',
    '  application/json:',
    '    schema:',
    ...(schema === undefined ? ['      type: object', '      description: TODO'] : [`      $ref: ${schema}`]),
    '    examples:',
    '      default:',
    `        $ref: ../components/examples/${id}.${name}.yaml`,
  ].map((line) => ' '.repeat(indent) + line);
}
