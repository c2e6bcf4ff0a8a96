import type { Finding } from '../change';
import type { Branch, MatchedBranches } from './match-branches';
import { placesIn, type Compared, type Pair, type SchemaContext } from './schema-diff';

/**
 * Compares the fields that tell alternatives apart, and their values. The value of an alternative that was added or removed is part of
 * that change, as is a value that a constant of the alternative repeats.
 */
export function compareDiscriminators(
  context: SchemaContext,
  pair: Pair,
  matched: MatchedBranches['matched'],
  removed: readonly Branch[] = [],
  added: readonly Branch[] = [],
): Compared {
  const [one, other] = [pair.one.discriminator, pair.other.discriminator];
  const places = placesIn(context, pair, 'discriminator');
  const put = (findings: Finding[]): Compared => ({
    findings: findings.map((finding) => ({ ...finding, ...places })),
    below: [],
  });
  if (!one && !other) return put([]);
  if (!one) return put([{ rule: 'discriminator-joined', after: other?.propertyName }]);
  if (!other) return put([{ rule: 'discriminator-dropped', before: one.propertyName }]);
  if (one.propertyName !== other.propertyName)
    return put([{ rule: 'discriminator-renamed', before: one.propertyName, after: other.propertyName }]);
  const renamed = matched.filter(({ before, after }) => before.tag !== after.tag);
  const explained = new Set([...removed, ...added].map(({ tag }) => tag));
  const [old, now] = [valuesOf(pair.one), valuesOf(pair.other)];
  const lost = old.filter((value) => !now.includes(value) && !explained.has(value));
  const gained = now.filter((value) => !old.includes(value) && !explained.has(value));
  const swapped = renamed.filter(
    ({ before, after }) => hasNoConstant(context, one.propertyName, before) && before.tag !== after.tag,
  );
  const told = new Set(swapped.flatMap(({ before, after }) => [before.tag, after.tag]));
  const byConstant = new Set(renamed.flatMap(({ before, after }) => [before.tag, after.tag]));
  return put([
    ...swapped.map(({ before, after }): Finding => ({
      rule: 'mapping-renamed',
      before: before.tag,
      after: after.tag,
    })),
    ...lost
      .filter((value) => !told.has(value) && !byConstant.has(value))
      .map((before): Finding => ({ rule: 'mapping-removed', before })),
    ...gained
      .filter((value) => !told.has(value) && !byConstant.has(value))
      .map((after): Finding => ({ rule: 'mapping-added', after })),
  ]);
}

function valuesOf({ discriminator }: Pair['one']): string[] {
  return discriminator?.mapping.map(({ value }) => value) ?? [];
}

function hasNoConstant({ base }: SchemaContext, property: string, { node }: Branch): boolean {
  const parts = base.shapeOf(node).fields.get(property);
  return !parts || base.shapeOf(base.nodeOf(parts)).values?.length !== 1;
}
