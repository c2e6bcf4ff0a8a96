import type { JsonObject } from '#core/json/json';
import type { Validator } from '#core/contracts/validators';
import { messagesByField } from './field-messages';
import { MAX_ROUNDS, removeMember } from './repair';

/**
 * Removes the members of `body` that only responses have, for callers who send back a whole record (G-API-122). Members that
 * neither the request nor the response names are kept, so that validation refuses them.
 */
export function stripResponseOnly(body: JsonObject, request: Validator, response: Validator): JsonObject {
  let rest = body;
  // equivalent mutants (number, relational): no schema is so deep that a body needs as many rounds
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shown = shownIn(rest, request, response);
    if (shown.length === 0) break;
    rest = structuredClone(rest);
    for (const pointer of shown) removeMember(rest, pointer);
  }
  return rest;
}

/** Pointers to the members of `body` that only responses have. */
function shownIn(body: JsonObject, request: Validator, response: Validator): string[] {
  const unknown = unknownIn(request, body);
  // equivalent mutants (guard): spares most requests the second validation
  if (unknown.length === 0) return [];
  const strange = new Set(unknownIn(response, body));
  return unknown.filter((pointer) => !strange.has(pointer));
}

/** Pointers to the members of `body` that a schema does not name. */
export function unknownIn(validate: Validator, body: JsonObject): string[] {
  return validate(body) ? [] : messagesByField(validate.errors ?? []).unknown;
}
