import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { SchemaError, Validator } from '#core/contracts/validators';
import { messagesByField } from './field-messages';
import { toType } from './to-type';

/** Each round can uncover what an outer mistake has hidden. */
// equivalent mutants (number): no schema is so deep that a body needs as many rounds
export const MAX_ROUNDS = 10;

/**
 * What older clients mean: `body` without the members that the description does not name, and with texts turned into
 * the numbers and truth values it asks for. What stays wrong is left for validation.
 */
export function repair(body: JsonObject, validate: Validator): JsonObject {
  const repaired = structuredClone(body);
  // equivalent mutants (number, relational): no schema is so deep that a body needs as many rounds
  for (let round = 0; round < MAX_ROUNDS && !validate(repaired); round += 1) {
    const errors = validate.errors ?? [];
    const { unknown } = messagesByField(errors);
    for (const pointer of unknown) removeMember(repaired, pointer);
    const isConverted = errors.map((error) => convertText(repaired, error)).includes(true);
    // equivalent mutants (guard): another round finds nothing to mend
    if (unknown.length === 0 && !isConverted) break;
  }
  return repaired;
}

/** Takes the member at `pointer` away from `body`. */
export function removeMember(body: JsonObject, pointer: string): void {
  const { parent, name } = locate(body, pointer);
  // equivalent mutants (guard): what has an unknown member is an object
  if (isObject(parent)) delete parent[name];
}

/** True when the error was a text where the description asks for another type, and the text says a value of it. */
function convertText(body: JsonObject, { keyword, instancePath, params }: SchemaError): boolean {
  const { type } = params;
  // equivalent mutants (boolean): another round finds nothing to mend
  if (keyword !== 'type' || (type !== 'integer' && type !== 'number' && type !== 'boolean')) return false;
  const { parent, name } = locate(body, instancePath);
  const text = isObject(parent) ? parent[name] : Array.isArray(parent) ? parent[Number(name)] : undefined;
  // equivalent mutants (boolean): another round finds nothing to mend
  if (typeof text !== 'string') return false;
  const value = toType(text, type);
  // equivalent mutants (guard, boolean): another round finds nothing to mend
  if (value === text) return false;
  if (Array.isArray(parent)) parent[Number(name)] = value;
  // equivalent mutants (guard): a text stands in a list or an object
  else if (isObject(parent)) parent[name] = value;
  return true;
}

function locate(body: JsonObject, pointer: string): { parent: Json | undefined; name: string } {
  const tokens = parsePointer(pointer);
  const name = tokens.pop() ?? '';
  return { parent: valueAt(body, tokens), name };
}
