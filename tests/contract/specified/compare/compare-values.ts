import type { Json } from '#core/json/json';
import { listOf } from '#core/json/read';
import type { FieldValue } from '../../../specified/field';
import { cite } from './cite';
import { entryOf } from './compare-presence';
import type { Finding } from './finding';
import { keywordSites, type KnownField } from './known-field';
import { nameOf } from './name-of';
import type { Site } from './sites';

/** Fields whose values differ from those of the specification. */
export function compareValues(fields: readonly KnownField[]): Finding[] {
  return fields
    .filter(({ pointers }) => pointers.length > 0)
    .flatMap(({ label, field, pointers, sites }) => {
      const wanted = field.values ?? field.eachOf;
      if (wanted === undefined) return [];
      return differences(wanted, sites, pointers[0]!, label, cite(entryOf(label)));
    });
}

/** The differences between the wanted values and those that the schemas of one value list. */
export function differences(
  wanted: readonly FieldValue[],
  sites: readonly Site[],
  pointer: string,
  label: string,
  sentence: string,
): Finding[] {
  const listed = listsAt(sites);
  const all = listed.length > 0 ? listed : [{ pointer, values: [] }];
  return all.flatMap((list) => {
    const has = list.values.filter((value) => value !== null || wanted.includes(null));
    const lost = wanted.filter((value) => !has.includes(value));
    const added = has.filter((value) => !wanted.includes(value as FieldValue));
    return [
      ...lost.map((value) => ({
        pointer: list.pointer,
        message: `${label} does not take ${JSON.stringify(value)}, a value of the specification (${sentence}); ${nameOf(list.pointer)} does not list it.`,
        remedy: `Add ${JSON.stringify(value)} to the values.`,
      })),
      ...added.map((value) => ({
        pointer: list.pointer,
        message: `${label} takes ${JSON.stringify(value)}, which is not a value of the specification (${sentence}).`,
        remedy: `Remove ${JSON.stringify(value)}; the values are ${wanted.join(', ')}.`,
      })),
    ];
  });
}

/** The lists of values of one field; a boolean lists its two. */
function listsAt(sites: readonly Site[]): { pointer: string; values: Json[] }[] {
  const enums = keywordSites(sites, 'enum').map(({ pointer, value }) => ({ pointer, values: listOf(value) }));
  const booleans = keywordSites(sites, 'type').flatMap(({ pointer, value }) => {
    const types = [value].flat();
    return types.includes('boolean')
      ? [{ pointer, values: [true, false, ...(types.includes('null') ? [null] : [])] }]
      : [];
  });
  return [...enums, ...booleans];
}
