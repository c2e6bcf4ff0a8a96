import type { Json } from '#core/json/json';
import type { SchemaType } from '../../../model/api/api-model';
import { canonicalText } from './canonical-text';
import { intersectLimits } from './limits';
import { ANY, type Part, type Shape } from './shape';

/** The shape of values that fit both: what a schema and its bases demand together. */
export function intersect(one: Shape, other: Shape): Shape {
  if (one === ANY) return other;
  if (other === ANY) return one;
  const types = intersectTypes(one.types, other.types);
  return {
    isShape: true,
    isNever: one.isNever || other.isNever,
    types,
    isNullable: one.isNullable && other.isNullable,
    formats: distinct([...one.formats, ...other.formats]),
    values: intersectValues(one.values, other.values),
    isOpen: one.isOpen || other.isOpen,
    default: one.default ?? other.default,
    limits: intersectLimits(one.limits, other.limits),
    fields: joinParts(one.fields, other.fields),
    required: new Set([...one.required, ...other.required]),
    patternFields: joinParts(one.patternFields, other.patternFields),
    others: joinOthers(one.others, other.others),
    items: one.items && other.items ? [...one.items, ...other.items] : (one.items ?? other.items),
    isEnded: one.isEnded || other.isEnded,
    positions: joinPositions(one.positions, other.positions),
    contains: [...one.contains, ...other.contains],
    content:
      one.content && other.content ? [...one.content, ...other.content] : (one.content ?? other.content),
    unions: [...one.unions, ...other.unions],
    conditions: [...one.conditions, ...other.conditions],
    isReadOnly: one.isReadOnly || other.isReadOnly,
    isWriteOnly: one.isWriteOnly || other.isWriteOnly,
    isDeprecated: one.isDeprecated || other.isDeprecated,
    sunset: one.sunset ?? other.sunset,
    discriminator: one.discriminator ?? other.discriminator,
    xml: one.xml ?? other.xml,
    words: {
      title: one.words.title ?? other.words.title,
      description: one.words.description ?? other.words.description,
      examples: one.words.examples || other.words.examples,
      valueTexts: one.words.valueTexts || other.words.valueTexts,
    },
    origins: [...one.origins, ...other.origins],
  };
}

function intersectTypes(
  one: readonly SchemaType[] | undefined,
  other: readonly SchemaType[] | undefined,
): readonly SchemaType[] | undefined {
  if (!one || !other) return one ?? other;
  const both = new Set([
    ...one.filter((type) => other.includes(type) || (type === 'integer' && other.includes('number'))),
    ...other.filter((type) => type === 'integer' && one.includes('number')),
  ]);
  return [...both].toSorted();
}

function intersectValues(
  one: readonly Json[] | undefined,
  other: readonly Json[] | undefined,
): readonly Json[] | undefined {
  if (!one || !other) return one ?? other;
  const texts = new Set(other.map(canonicalText));
  return one.filter((value) => texts.has(canonicalText(value)));
}

function joinParts(
  one: ReadonlyMap<string, readonly Part[]>,
  other: ReadonlyMap<string, readonly Part[]>,
): ReadonlyMap<string, readonly Part[]> {
  if (one.size === 0) return other;
  if (other.size === 0) return one;
  const joined = new Map(one);
  for (const [name, parts] of other) joined.set(name, [...(joined.get(name) ?? []), ...parts]);
  return joined;
}

function joinOthers(one: Shape['others'], other: Shape['others']): Shape['others'] {
  if (one === false || other === false) return false;
  if (one === true) return other;
  return other === true ? one : [...one, ...other];
}

function joinPositions(one: Shape['positions'], other: Shape['positions']): Shape['positions'] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => [...(one[index] ?? []), ...(other[index] ?? [])]);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}
