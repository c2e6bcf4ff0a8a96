import { isObject, type Json, type JsonObject } from '#core/json/json';
import { readScalar } from '#core/http/wire/value-shape';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { SchemaError, Validator } from '#core/contracts/validators';
import { messagesByField } from './field-messages';

/** Each round can uncover mistakes that an outer one has hidden. */
// equivalent mutants (number): no schema is so deep that a body needs as many rounds
export const MAX_ROUNDS = 10;

/**
 * Repairs what older clients send: removes members that the description does not name, and converts strings to the numbers
 * and booleans it requires. Other mistakes are left for validation.
 */
export function repair(body: JsonObject, validate: Validator): JsonObject {
  const repaired = structuredClone(body);
  // equivalent mutants (number, relational): no schema is so deep that a body needs as many rounds
  for (let round = 0; round < MAX_ROUNDS && !validate(repaired); round += 1) {
    const errors = validate.errors ?? [];
    const { unknown } = messagesByField(errors);
    for (const pointer of unknown) removeMember(repaired, pointer);
    const isConverted = errors.map((error) => convertText(repaired, error)).includes(true);
    // equivalent mutants (guard): another round finds nothing to repair
    if (unknown.length === 0 && !isConverted) break;
  }
  return repaired;
}

/** Removes the member at `pointer` from `body`. */
export function removeMember(body: JsonObject, pointer: string): void {
  const { parent, name } = locate(body, pointer);
  // equivalent mutants (guard): a value with an unknown member is an object
  if (isObject(parent)) delete parent[name];
}

/** Converts a string to the required type, if that is the error and the string represents such a value. */
function convertText(body: JsonObject, { keyword, instancePath, params }: SchemaError): boolean {
  // equivalent mutants (boolean, guard): another round finds nothing to repair, and no other error names a type
  if (keyword !== 'type') return false;
  const { parent, name } = locate(body, instancePath);
  const text = isObject(parent) ? parent[name] : Array.isArray(parent) ? parent[Number(name)] : undefined;
  // equivalent mutants (boolean): another round finds nothing to repair
  if (typeof text !== 'string') return false;
  const value = readScalar(text, String(params.type));
  // equivalent mutants (guard, boolean): another round finds nothing to repair
  if (value === text) return false;
  if (Array.isArray(parent)) parent[Number(name)] = value;
  // equivalent mutants (guard): a string is in a list or an object
  else if (isObject(parent)) parent[name] = value;
  return true;
}

function locate(body: JsonObject, pointer: string): { parent: Json | undefined; name: string } {
  const tokens = parsePointer(pointer);
  const name = tokens.pop() ?? '';
  return { parent: valueAt(body, tokens), name };
}
