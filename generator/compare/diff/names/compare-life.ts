import type { Finding } from '../change';

/** Until when something can be used. */
interface Life {
  isDeprecated: boolean;
  /** The date of `x-sunset`. */
  sunset?: string;
}

/** Compares deprecation and sunset. Both at once are one change: a date says more than the mark. */
export function compareLife(one: Life, other: Life): Finding[] {
  const [before, after] = [one.sunset, other.sunset];
  if (before !== after) {
    if (before === undefined) return [{ rule: 'sunset-set', after }];
    if (after === undefined) return [{ rule: 'sunset-lifted', before }];
    return [{ rule: after < before ? 'sunset-earlier' : 'sunset-later', before, after }];
  }
  if (one.isDeprecated === other.isDeprecated) return [];
  return [{ rule: other.isDeprecated ? 'deprecated-set' : 'deprecated-lifted' }];
}
