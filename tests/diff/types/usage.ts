import { HTTP_METHODS } from '#core/http/methods';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, objectOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';

/** The direction of a value between a client and the API, and the type of it in `paths`. */
export interface Usage {
  direction: 'sent' | 'received';
  /** As indexes: `['/things']['get']['responses'][200]`. */
  type: string;
}

/** Lists the parameters and bodies that clients send, and the bodies that they receive, in both descriptions. */
export function listUsages(base: JsonObject, head: JsonObject): Usage[] {
  const after = new Set(usagesOf(head).map(({ type }) => type));
  return usagesOf(base).filter(({ type }) => after.has(type));
}

function usagesOf(description: JsonObject): Usage[] {
  return [
    ...operationsIn(description, 'paths').flatMap(([type, operation]) =>
      callsOf(description, type, operation),
    ),
    ...operationsIn(description, 'webhooks').flatMap(([type, operation]) =>
      bodiesOf(description, operation.requestBody, `NonNullable<${type}['requestBody']>`).map(
        (body): Usage => ({ direction: 'received', type: body }),
      ),
    ),
  ];
}

function operationsIn(description: JsonObject, member: 'paths' | 'webhooks'): [string, JsonObject][] {
  return entriesOf(objectOf(description[member])).flatMap(([key, item]) => {
    const operations = resolve(description, item);
    return HTTP_METHODS.flatMap((method): [string, JsonObject][] =>
      isObject(operations[method])
        ? [[`${member}[${JSON.stringify(key)}]['${method}']`, operations[method]]]
        : [],
    );
  });
}

function callsOf(description: JsonObject, type: string, { requestBody, responses }: JsonObject): Usage[] {
  const sent = [
    `${type}['parameters']`,
    ...bodiesOf(description, requestBody, `NonNullable<${type}['requestBody']>`),
  ];
  const received = entriesOf(objectOf(responses)).flatMap(([status, response]) => {
    const key = /^\d+$/.test(status) ? status : `'${status}'`;
    return bodiesOf(description, response, `${type}['responses'][${key}]`);
  });
  return [
    ...sent.map((one): Usage => ({ direction: 'sent', type: one })),
    ...received.map((one): Usage => ({ direction: 'received', type: one })),
  ];
}

function bodiesOf(description: JsonObject, holder: Json | undefined, type: string): string[] {
  const { content } = resolve(description, holder);
  return Object.keys(objectOf(content)).map(
    (mediaType) => `${type}['content'][${JSON.stringify(mediaType)}]`,
  );
}
