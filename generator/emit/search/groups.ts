import type { ReferenceLocation } from '../../model/addresses/urls';

/** The group under which results of a part of the reference stand: `API: Errors`. */
export function groupOf(part: string, { group }: Pick<ReferenceLocation, 'group'>): string {
  return `${group}: ${part}`;
}
