/** The methods that a path item can have, in the order of the pages. @see https://spec.openapis.org/oas/v3.2.0#path-item-object */
export const HTTP_METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

export type HttpMethod = (typeof HTTP_METHODS)[number];

/** Whether a key of a path item is the method of an operation. */
export function isHttpMethod(key: string): key is HttpMethod {
  return (HTTP_METHODS as readonly string[]).includes(key);
}
