import type { RuleLocation } from './redocly';

/** The place of the key that a value stands under. */
export function keyOf(location: RuleLocation): RuleLocation {
  return location.key() as RuleLocation;
}
