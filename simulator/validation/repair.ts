import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { SchemaError, Validator } from '#core/contracts/validators';
import { messagesByField } from './field-messages';
import { toType } from './to-type';

/** Each round can uncover what an outer mistake has hidden. */
const MAX_ROUNDS = 10;

/**
 * What older clients mean: `body` without the members that the description does not name, and with texts turned into
 * the numbers and truth values it asks for. What stays wrong is left for validation.
 */
export function repair(body: JsonObject, validate: Validator): JsonObject {
  const repaired = structuredClone(body);
  for (let round = 0; round < MAX_ROUNDS && !validate(repaired); round += 1) {
    const errors = validate.errors ?? [];
    const { unknown } = messagesByField(errors);
    for (const pointer of unknown) removeMember(repaired, pointer);
    const isConverted = errors.map((error) => convertText(repaired, error)).includes(true);
    if (unknown.length === 0 && !isConverted) break;
  }
  return repaired;
}

function removeMember(body: JsonObject, pointer: string): void {
  const { parent, name } = locate(body, pointer);
  if (isObject(parent)) delete parent[name];
}

/** True when the error was a text where the description asks for another type, and the text says a value of it. */
function convertText(body: JsonObject, { keyword, instancePath, params }: SchemaError): boolean {
  const { type } = params;
  if (keyword !== 'type' || (type !== 'integer' && type !== 'number' && type !== 'boolean')) return false;
  const { parent, name } = locate(body, instancePath);
  const text = isObject(parent) ? parent[name] : Array.isArray(parent) ? parent[Number(name)] : undefined;
  if (typeof text !== 'string') return false;
  const value = toType(text, type);
  if (value === text) return false;
  if (Array.isArray(parent)) parent[Number(name)] = value;
  else if (isObject(parent)) parent[name] = value;
  return true;
}

function locate(body: JsonObject, pointer: string): { parent: Json | undefined; name: string } {
  const tokens = parsePointer(pointer);
  const name = tokens.pop() ?? '';
  return { parent: valueAt(body, tokens), name };
}
