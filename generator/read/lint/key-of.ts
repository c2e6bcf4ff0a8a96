import type { RuleLocation } from './redocly';

/** Returns the location of the key of a value. */
export function keyOf(location: RuleLocation): RuleLocation {
  return location.key() as RuleLocation;
}
