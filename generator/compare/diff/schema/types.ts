import type { Finding } from '../change';
import type { RuleId } from '../rules';
import type { SchemaType } from '../../../model/api/api-model';
import { placesIn, type Pair, type SchemaContext } from './schema-diff';

/** Compares types, null and formats. */
export function compareTypes(context: SchemaContext, pair: Pair): Finding[] {
  const places = placesIn(context, pair, 'type', 'nullable', 'enum', 'const');
  return [
    ...compareTypeSets(pair).map((finding) => ({ ...finding, ...places })),
    ...compareNull(pair).map((finding) => ({ ...finding, ...places })),
    ...compareFormats(pair).map((finding) => ({ ...finding, ...placesIn(context, pair, 'format', 'type') })),
  ];
}

function compareTypeSets({ one, other }: Pair): Finding[] {
  if (one.unions.length > 0 && other.unions.length > 0) return [];
  const [before, after] = [one.types, other.types];
  if (!before && !after) return [];
  if (!after) return one.values ? [] : [{ rule: 'type-dropped', before: nameOf(before) }];
  if (!before) return other.values ? [] : [{ rule: 'type-given', after: nameOf(after) }];
  if (before.length === 0 || after.length === 0 || before.join() === after.join()) return [];
  const [isWider, isNarrower] = [holds(after, before), holds(before, after)];
  // Types follow from values where a list of values is compared anyway.
  if ((isWider || isNarrower) && one.values && other.values) return [];
  const rule: RuleId = isWider ? 'type-widened' : isNarrower ? 'type-narrowed' : 'type-replaced';
  return [{ rule, before: nameOf(before), after: nameOf(after) }];
}

function holds(all: readonly SchemaType[], some: readonly SchemaType[]): boolean {
  return some.every((type) => all.includes(type) || (type === 'integer' && all.includes('number')));
}

function nameOf(types: readonly SchemaType[] | undefined): string {
  return types?.join(' or ') ?? 'any';
}

/** Null counts only where a side has types, values or alternatives: anything goes elsewhere. */
function compareNull({ one, other }: Pair): Finding[] {
  if (one.isNullable === other.isNullable) return [];
  const isTyped = [one, other].every(({ types, values, unions }) => types ?? values ?? unions[0]);
  if (!isTyped) return [];
  return [{ rule: other.isNullable ? 'null-joined' : 'null-withdrawn' }];
}

/** Formats of numbers by the values that they hold, least first. */
const WIDTHS = [
  ['int8', 'int16', 'int32', 'int64'],
  ['uint8', 'uint16', 'uint32', 'uint64'],
  ['float', 'double'],
];

function compareFormats({ one, other }: Pair): Finding[] {
  const removed = one.formats.filter((format) => !other.formats.includes(format));
  const added = other.formats.filter((format) => !one.formats.includes(format));
  const [before, after] = [removed[0], added[0]];
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [{ rule: 'format-given', after }];
  if (after === undefined) return [{ rule: 'format-dropped', before }];
  const widths = WIDTHS.find((names) => names.includes(before) && names.includes(after));
  if (!widths) return [{ rule: 'format-changed', before, after }];
  const isWider = widths.indexOf(after) > widths.indexOf(before);
  return [{ rule: isWider ? 'format-widened' : 'format-narrowed', before, after }];
}
