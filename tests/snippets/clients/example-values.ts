import type { JsonObject } from '#core/json/json';
import type { RequestExample } from '../../../generator/model/api/api-model';

/** The values of a documented request by the names of arguments. */
export function exampleValues({ parameters, body }: RequestExample): JsonObject {
  const values = parameters.map(({ name, value }) => [name, value]);
  return { ...(Object.fromEntries(values) as JsonObject), ...(body && { body: body.value }) };
}
