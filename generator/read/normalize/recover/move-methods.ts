import { isHttpMethod, methodNamed } from '#core/http/methods';
import { isObject, type JsonObject } from '#core/json/json';
import { ADDITIONAL } from '#core/openapi/path-item';

/**
 * Moves operations with OpenAPI's methods from `additionalOperations` to the members for these methods, if they are free: `GET`
 * becomes `get`. Changes `part`, which may be anything but a map.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object (additionalOperations)
 */
export function moveMethods(part: JsonObject): void {
  const additional = part[ADDITIONAL];
  if (!isObject(additional)) return;
  for (const [name, operation] of Object.entries(additional)) {
    const method = methodNamed(name);
    if (method === undefined || !isHttpMethod(method) || Object.hasOwn(part, method)) continue;
    part[method] = operation;
    delete additional[name];
  }
}
