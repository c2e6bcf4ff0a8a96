import type { Reason } from '#core/contracts/world-plan';
import { joinPointer } from '#core/json/pointer';
import type { Parameter } from '../../model/api/api-model';
import type { Shape } from './shape';
import { plainName, singularOf } from './words';

/** Where a record has its id, and why. */
export interface FoundIdentity extends Reason {
  /** JSON Pointer into the record. */
  member: string;
}

/** Names of ids, the most telling first. */
const NAMES = ['id', '_id', 'uuid', 'uid', 'guid', 'gid', 'sid', 'key', 'slug', 'name'];

/** Ids in objects about the record. */
const NESTED = [
  ['metadata', 'name'],
  ['metadata', 'id'],
  ['sys', 'id'],
  ['meta', 'id'],
];

/**
 * Finds the member that tells records apart: the first rule whose member may have the values of the path parameter.
 * @param linked the members that OpenAPI links pass to the parameter.
 */
export function findIdentity(
  record: Shape,
  resource: string,
  parameter?: Parameter,
  linked: readonly string[] = [],
): FoundIdentity | undefined {
  const fits = (name: string) => suits(record.member(name), parameter, name);
  const byName = (wanted: string) => record.names.find((name) => plainName(name) === wanted && fits(name));
  const singular = plainName(singularOf(resource));
  const of = (name: string | undefined, because: string, certainty: Reason['certainty']) =>
    name === undefined ? undefined : { member: joinPointer('', name), because, certainty };
  const link = linked.find((name) => record.names.includes(name));
  if (link !== undefined) return of(link, 'link-of-description', 'certain');
  if (parameter) {
    const plain = plainName(parameter.name);
    const exact = record.names.find((name) => name === parameter.name && fits(name));
    const found =
      of(exact, 'name-of-parameter', 'certain') ??
      of(byName(plain), 'name-without-case', 'certain') ??
      (plain.startsWith(singular) && plain !== singular
        ? of(byName(plain.slice(singular.length)), 'parameter-without-resource', 'certain')
        : undefined);
    if (found) return found;
  }
  const usual = NAMES.find((name) => record.names.includes(name) && fits(name));
  if (usual !== undefined) return of(usual, 'usual-name', usual === 'name' ? 'weak' : 'likely');
  for (const ending of ['id', 'name', 'key', 'code']) {
    const found = of(byName(singular + ending), 'resource-and-id', 'likely');
    if (found) return found;
  }
  const nested = NESTED.find((tokens) => record.at(tokens)?.kind === 'scalar');
  if (nested)
    return { member: nested.reduce(joinPointer, ''), because: 'id-in-metadata', certainty: 'likely' };
  const endings = record.names.filter((name) => /(?:id|key|code|number)$/i.test(name) && fits(name));
  return endings.length === 1 ? of(endings[0], 'only-id-like-member', 'weak') : undefined;
}

/** Whether a member may have the values of a parameter. */
function suits(member: Shape | undefined, parameter: Parameter | undefined, name: string): boolean {
  if (member === undefined || member.kind === 'object' || member.kind === 'array') return false;
  if (member.types.includes('boolean')) return false;
  const types = parameter?.schema.types ?? [];
  const isNumber = member.types.some((type) => type === 'integer' || type === 'number');
  if (types.includes('integer') && member.types.length > 0 && !isNumber) return /id$/i.test(name);
  if (parameter?.schema.format === 'uuid') return member.format === 'uuid' || /id$/i.test(name);
  return true;
}
