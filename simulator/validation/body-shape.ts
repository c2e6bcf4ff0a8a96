import type { Limits } from '#core/contracts/simulator-contract';
import { isObject, type Json } from '#core/json/json';
import { Refusal } from '../refusal';

export type BodyLimits = Limits['requestBody'];

/**
 * Names of properties that every JavaScript object inherits. Assigning `__proto__` sets the prototype, and Ajv treats all of
 * them as members that a schema names.
 */
const FORBIDDEN = Object.getOwnPropertyNames(Object.prototype);

/**
 * Throws 400 for a body with too many levels or members, or with a forbidden member. Works level by level, because recursion
 * could overflow the stack; code that walks the body later relies on this check.
 */
export function rejectShape(body: Json, limits: BodyLimits): void {
  let containers = [body];
  let members = 0;
  for (let level = 1; containers.length > 0; level += 1) {
    rejectLevels(level, limits);
    rejectNames(containers);
    const inside = containers.flatMap(valuesOf);
    members += inside.length;
    rejectMembers(members, limits);
    containers = inside.filter((value) => Array.isArray(value) || isObject(value));
  }
}

function rejectNames(containers: Json[]): void {
  const name = FORBIDDEN.find((one) =>
    containers.some((value) => isObject(value) && Object.hasOwn(value, one)),
  );
  if (name !== undefined) throw refusal(`No member can be called ${name}.`);
}

/** Throws 400 for too many levels of lists and objects; the body itself is the first. */
export function rejectLevels(levels: number, { maxLevels }: BodyLimits): void {
  if (levels > maxLevels) throw refusal(`The body has more than ${maxLevels} levels.`);
}

/** Throws 400 for too many members and entries. */
export function rejectMembers(members: number, { maxMembers }: BodyLimits): void {
  if (members > maxMembers) throw refusal(`The body has more than ${maxMembers} members.`);
}

function refusal(text: string): Refusal {
  // equivalent mutants (text): a custom message replaces the example
  return new Refusal(400, 'default', { text, rule: 'body-shape' });
}

function valuesOf(value: Json): Json[] {
  return Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
}
