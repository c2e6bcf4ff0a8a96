import type { Limits } from '#core/contracts/simulator-contract';
import { isObject, type Json } from '#core/json/json';
import { Refusal } from '../refusal';

export type BodyLimits = Limits['requestBody'];

/**
 * Names that every object of JavaScript has. `__proto__` sets the prototype where it is assigned, and Ajv takes all of
 * them for members that a schema names.
 */
const FORBIDDEN = Object.getOwnPropertyNames(Object.prototype);

/**
 * Throws 400 for a body with too many levels or members, or with a member that no object should have. It goes down level
 * by level, because a recursion would end with the stack; whatever walks the body afterwards may rely on it.
 */
export function refuseShape(body: Json, limits: BodyLimits): void {
  let containers = [body];
  let members = 0;
  for (let level = 1; containers.length > 0; level += 1) {
    refuseLevels(level, limits);
    refuseNames(containers);
    const inside = containers.flatMap(valuesOf);
    members += inside.length;
    refuseMembers(members, limits);
    containers = inside.filter((value) => Array.isArray(value) || isObject(value));
  }
}

function refuseNames(containers: Json[]): void {
  const name = FORBIDDEN.find((one) =>
    containers.some((value) => isObject(value) && Object.hasOwn(value, one)),
  );
  if (name !== undefined) throw refusal(`No member can be called ${name}.`);
}

/** Throws 400 for more levels of lists and objects than a body may have; the body itself is the first. */
export function refuseLevels(levels: number, { maxLevels }: BodyLimits): void {
  if (levels > maxLevels) throw refusal(`The body has more than ${maxLevels} levels.`);
}

/** Throws 400 for more members and entries than a body may have. */
export function refuseMembers(members: number, { maxMembers }: BodyLimits): void {
  if (members > maxMembers) throw refusal(`The body has more than ${maxMembers} members.`);
}

function refusal(text: string): Refusal {
  // equivalent mutants (text): a text of its own stands in the place of the example
  return new Refusal(400, 'default', { text, rule: 'body-shape' });
}

function valuesOf(value: Json): Json[] {
  return Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
}
