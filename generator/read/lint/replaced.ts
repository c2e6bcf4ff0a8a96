import type { RuleLocation } from './redocly';

/** The characters of a value that a rule would replace, and the characters instead. */
export interface Replacement {
  was: string;
  is: string;
}

/** Locations survive Redocly with all of their members, unlike anything else that a rule reports. */
const KEY = 'replacement';

/**
 * Returns a location whose problem has one safe remedy: to write `is` instead of `was` there, which must be the only one at this
 * location for `lint:api --fix` to do so.
 */
export function replaced(location: RuleLocation, { was, is }: Replacement): RuleLocation {
  return Object.assign(Object.create(Object.getPrototypeOf(location) as object) as RuleLocation, location, {
    [KEY]: { was, is },
  });
}

/** Returns the replacement that a location carries. */
export function replacementAt(location: object): Replacement | undefined {
  return (location as { [KEY]?: Replacement })[KEY];
}
