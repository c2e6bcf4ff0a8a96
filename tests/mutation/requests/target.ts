import type { Json, JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { listOperations, parametersOf, resolve } from '../../contract/description/description';
import { CREDENTIALS, openSimulator, send, type Sent } from '../../simulator/send';

/** An operation of the description as something to send requests to. */
export interface Target {
  id: string;
  method: string;
  /** With the example ids in it. */
  path: string;
  /** Query of its examples, `?` included; empty when no parameter is required. */
  query: string;
  /** The default example of its body. */
  body?: Json;
  /** Statuses that the description gives for errors. */
  errors: string[];
  credentials: string;
}

/** Seconds between two requests, so that no rate limit is in the way. */
const PAUSE = 15;

export function listTargets(description: BundledDescription): Target[] {
  return listOperations(description, 'paths').map(({ id, method, path, operation }) => {
    const parameters = parametersOf(description, operation);
    const body = exampleBody(description, operation);
    return {
      id,
      method,
      path: path.replace('{id}', exampleText(parameters.find(({ name }) => name === 'id'))),
      query: requiredQuery(parameters),
      ...(body !== undefined && { body }),
      errors: Object.keys(operation.responses as JsonObject).filter((status) => /^[45]/.test(status)),
      // Addresses are for custom accounts.
      credentials: path.startsWith('/addresses') ? CREDENTIALS.seller : CREDENTIALS.secretKey,
    };
  });
}

/** Sends requests to one simulator and gives their status; a status that the operation does not document is an error. */
export function createSender(): (target: Target, changes: Partial<Sent>) => Promise<number> {
  const { simulator, clock } = openSimulator();
  return async ({ method, path, query, body, credentials }, changes) => {
    clock.advance(PAUSE);
    const { status } = await send(simulator, {
      method,
      path: path + query,
      ...(body !== undefined && { body: body }),
      ...changes,
      headers: { Authorization: credentials, ...changes.headers },
    });
    return status;
  };
}

/** The example of a parameter as a URL contains it. */
function exampleText(parameter: JsonObject | undefined): string {
  const example = parameter?.example ?? '';
  return typeof example === 'string' ? example : JSON.stringify(example);
}

function requiredQuery(parameters: JsonObject[]): string {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const query = new URLSearchParams(
    required.map((parameter) => [parameter.name as string, exampleText(parameter)]),
  );
  return query.size === 0 ? '' : `?${query}`;
}

function exampleBody(description: BundledDescription, operation: JsonObject): Json | undefined {
  const { content } = resolve(description, operation.requestBody);
  const [media] = Object.values((content ?? {}) as JsonObject);
  const [example] = Object.values(((media as JsonObject | undefined)?.examples ?? {}) as JsonObject);
  return example === undefined ? undefined : resolve(description, example).value;
}
