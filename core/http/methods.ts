/** The methods that a path item has members for, in their order. @see https://spec.openapis.org/oas/v3.2.0#path-item-object */
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

/** A token of HTTP. @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** Whether a key of a path item is the method of an operation. */
export function isHttpMethod(key: string): key is HttpMethod {
  return (HTTP_METHODS as readonly string[]).includes(key);
}

/**
 * Returns the method that a name in `additionalOperations` means: the name itself, or the method of path items that it equals in
 * another case; undefined if it is not a token of HTTP.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object (additionalOperations)
 */
export function methodNamed(name: string): string | undefined {
  const method = name.toLowerCase();
  if (isHttpMethod(method)) return method;
  return TOKEN.test(name) ? name : undefined;
}

/** Returns a method as it is sent: those of path items, which OpenAPI writes in small letters, in capitals, others as they are. */
export function sentMethod(method: string): string {
  return isHttpMethod(method) ? method.toUpperCase() : method;
}
