import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import type { Field } from '../../../specified/field';
import type { Found, Use } from './collect-forms';
import { allSitesAt, below, type Site } from './sites';

/** One field of the specification in one form of the description. */
export interface KnownField {
  /** Name with its object, as `contact.phone_1`. */
  label: string;
  name: string;
  field: Field;
  use: Use;
  found: Found;
  /** Where the form defines it; none when it has no such field. */
  pointers: readonly string[];
  /** Everything that the description says of its value. */
  sites: readonly Site[];
}

/** Every field of the specification in every form of its object. */
export function knownFields(description: BundledDescription, forms: readonly Found[]): KnownField[] {
  // Most forms share their fields.
  const read = new Map<string, readonly Site[]>();
  const sitesOf = (pointer: string) => {
    const sites = read.get(pointer) ?? allSitesAt(description, pointer);
    read.set(pointer, sites);
    return sites;
  };
  return forms.flatMap((found) =>
    Object.entries(found.specified.fields).map(([name, field]) => {
      const pointers = found.form.fields.get(name) ?? [];
      const own = pointers.flatMap(sitesOf);
      const sites = field.eachOf === undefined ? own : own.flatMap((site) => itemSites(description, site));
      return { label: `${found.entity}.${name}`, name, field, use: found.use, found, pointers, sites };
    }),
  );
}

function itemSites(description: BundledDescription, { pointer, schema }: Site): Site[] {
  return schema.items === undefined ? [] : allSitesAt(description, below(pointer, 'items'));
}

/** The places of a field that have a keyword, with its values. */
export function keywordSites(sites: readonly Site[], keyword: string): { pointer: string; value: Json }[] {
  return sites.flatMap(({ pointer, schema }) => {
    const value = schema[keyword];
    return value === undefined ? [] : [{ pointer, value }];
  });
}

/** True where a flag is set anywhere on a field. */
export function isFlagged({ sites }: KnownField, flag: 'readOnly' | 'writeOnly' | 'deprecated'): boolean {
  return sites.some(({ schema }) => schema[flag] === true);
}
