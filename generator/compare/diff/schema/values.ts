import type { Json } from '#core/json/json';
import { isSimilar } from '../names/similar-names';
import type { Finding } from '../change';
import { canonicalText } from '../shape/canonical-text';
import type { Shape } from '../shape/shape';
import { placesIn, type Pair, type SchemaContext } from './schema-diff';

/** Compares enums, constants and defaults. */
export function compareValues(context: SchemaContext, pair: Pair): Finding[] {
  const places = placesIn(context, pair, 'enum', 'const', 'x-extensible-enum', 'type');
  return [
    ...compareLists(pair.one, pair.other).map((finding) => ({ ...finding, ...places })),
    ...compareDefaults(pair).map((finding) => ({ ...finding, ...placesIn(context, pair, 'default') })),
  ];
}

function compareLists(one: Shape, other: Shape): Finding[] {
  const [before, after] = [closedValues(one), closedValues(other)];
  if (one.values && other.values) return compareBoth(one, other);
  if (before) return [{ rule: 'enum-lifted', before: inOrder(before) }];
  if (after) return [{ rule: 'enum-given', after: inOrder(after) }];
  return [];
}

/** A set of values in one order, whatever the order in the description is. */
function inOrder(values: readonly Json[]): Json[] {
  return values.toSorted((one, other) => (canonicalText(one) < canonicalText(other) ? -1 : 1));
}

/** The list of values, if there are no others. */
function closedValues({ values, isOpen }: Shape): readonly Json[] | undefined {
  return isOpen ? undefined : values;
}

function compareBoth(one: Shape, other: Shape): Finding[] {
  const removed = without(one.values ?? [], other.values ?? []);
  const added = without(other.values ?? [], one.values ?? []);
  const opening: Finding[] =
    one.isOpen === other.isOpen ? [] : [{ rule: other.isOpen ? 'enum-opened' : 'enum-closed' }];
  if (one.isOpen && other.isOpen)
    return [
      ...added.map((after): Finding => ({ rule: 'open-value-added', after })),
      ...removed.map((before): Finding => ({ rule: 'open-value-removed', before })),
    ];
  const [before, after] = [removed[0], added[0]];
  const isOne = removed.length === 1 && added.length === 1 && before !== undefined && after !== undefined;
  if (isOne && one.values?.length === 1 && other.values?.length === 1)
    return [...opening, { rule: 'const-changed', before, after }];
  if (isOne && isRenamed(before, after, one, other))
    return [...opening, { rule: 'enum-value-renamed', before, after }];
  const hint = isOne ? `Perhaps it is now ${JSON.stringify(after)}.` : undefined;
  return [
    ...opening,
    ...removed.map((value): Finding => ({ rule: 'enum-value-removed', before: value, hint })),
    ...added.map((value): Finding => ({ rule: 'enum-value-added', after: value })),
  ];
}

function without(all: readonly Json[], some: readonly Json[]): Json[] {
  const texts = new Set(some.map(canonicalText));
  return all.filter((value) => !texts.has(canonicalText(value)));
}

/** A value counts as renamed if its name is similar and its place in the list is the same. */
function isRenamed(before: Json, after: Json, one: Shape, other: Shape): boolean {
  const isSamePlace = one.values?.indexOf(before) === other.values?.indexOf(after);
  const areTexts = typeof before === 'string' && typeof after === 'string';
  return areTexts && isSamePlace && isSimilar(before, after);
}

function compareDefaults({ one, other }: Pair): Finding[] {
  const [before, after] = [one.default, other.default];
  if (canonicalText(before?.value ?? null) === canonicalText(after?.value ?? null) && !before === !after)
    return [];
  return [{ rule: 'default-changed', before: before?.value ?? 'none', after: after?.value ?? 'none' }];
}
