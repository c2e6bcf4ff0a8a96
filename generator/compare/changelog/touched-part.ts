import type { TouchedPart } from '#core/contracts/changelog';
import type { Change } from '../diff/change';
import type { RuleId } from '../diff/rules';
import type { PartOf } from './part-names';

/** Changes that a request does not notice as long as it leaves the part out. Rules that demand a part are missing. */
const OF_SENT_VALUES: ReadonlySet<RuleId> = new Set<RuleId>([
  'field-removed',
  'field-renamed',
  'field-moved',
  'read-only-set',
  'type-replaced',
  'type-narrowed',
  'null-withdrawn',
  'format-given',
  'format-changed',
  'format-narrowed',
  'enum-closed',
  'enum-value-removed',
  'enum-value-renamed',
  'enum-given',
  'const-changed',
  'limit-tightened',
  'divisor-changed',
  'unique-items-set',
  'pattern-given',
  'pattern-changed',
  'query-parameter-removed',
  'header-parameter-removed',
  'parameter-renamed',
  'parameter-moved',
  'serialization-changed',
  'empty-withdrawn',
]);

const RENAMES: ReadonlySet<RuleId> = new Set<RuleId>(['field-renamed', 'parameter-renamed']);

/**
 * Finds the part of a request that a change is about, if a request without that part stays as it is. Undefined where this is not
 * certain: then the change touches every request.
 */
export function touchedPartOf(
  { rule, sent, before, after }: Pick<Change, 'rule' | 'sent' | 'before' | 'after'>,
  partBefore: PartOf,
  partAfter: PartOf,
): TouchedPart | undefined {
  if (!sent || !before || !OF_SENT_VALUES.has(rule)) return undefined;
  const part = partBefore(before.holder);
  if (!part || !RENAMES.has(rule)) return part;
  const renamed = after && partAfter(after.holder)?.name;
  return renamed === undefined || renamed === part.name ? part : { ...part, renamed };
}
