import type { Place } from '../addresses/urls';

/** The group under which results of a part of the reference stand: `API: Errors`. */
export function groupOf(part: string, { group }: Pick<Place, 'group'>): string {
  return `${group}: ${part}`;
}
