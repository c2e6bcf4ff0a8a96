import type { SchemaError } from '../contracts/validators';
import { joinPointer } from '../json/pointer';

const UNKNOWN = new Set(['unevaluatedProperties', 'additionalProperties']);

/** True for an error about a member that the description does not name. */
export function isUnknownMember({ keyword }: Pick<SchemaError, 'keyword'>): boolean {
  return UNKNOWN.has(keyword);
}

/** True for an error about a value that is not one of those listed. */
export function isListedValue({ keyword }: Pick<SchemaError, 'keyword'>): boolean {
  return keyword === 'enum' || keyword === 'const';
}

/** Pointer to the member that an error is about; a missing or unknown one is named in the parameters. */
export function pointerOf({ instancePath, params }: Pick<SchemaError, 'instancePath' | 'params'>): string {
  const member = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return typeof member === 'string' ? joinPointer(instancePath, member) : instancePath;
}

/** The ancestors of `/items/0` are `/items` and the root. */
export function pointersAbove(pointer: string): string[] {
  const tokens = pointer.split('/');
  return tokens.slice(1).map((_, index) => tokens.slice(0, index + 1).join('/'));
}
