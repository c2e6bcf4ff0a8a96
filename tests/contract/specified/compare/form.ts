import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { objectOf, textsOf } from '#core/json/read';
import { alternativesOf, below, type Site, sitesAt } from './sites';

/** One way to write an object: what it follows, its fields with all places that define them, and what it requires. */
export interface Form {
  pointer: string;
  sites: Site[];
  fields: ReadonlyMap<string, string[]>;
  required: ReadonlySet<string>;
}

/** The forms of the object at a pointer: several where it may be one of several objects. */
export function formsAt(description: BundledDescription, pointer: string): Form[] {
  return variantsAt(description, pointer).map((sites) => toForm(sites.at(-1)!.pointer, sites));
}

function variantsAt(description: BundledDescription, pointer: string): Site[][] {
  const sites = sitesAt(description, pointer);
  const own = fieldsOf(sites);
  // An alternative without fields is a condition, not another object.
  const objects = sites
    .flatMap(alternativesOf)
    .flatMap((alternative) => variantsAt(description, alternative))
    .filter((variant) => [...fieldsOf(variant).keys()].some((name) => !own.has(name)));
  const named = namedFirst(sites);
  return objects.length === 0 ? [named] : objects.map((variant) => [...named, ...variant]);
}

/** The form is known by the last schema, so the most telling one is put there. */
function namedFirst(sites: Site[]): Site[] {
  const named = sites.find(({ pointer }) => /^#\/components\/schemas\/[^/]+$/.test(pointer));
  return named === undefined ? sites : [...sites.filter((site) => site !== named), named];
}

function toForm(pointer: string, sites: Site[]): Form {
  return { pointer, sites, fields: fieldsOf(sites), required: new Set(sites.flatMap(requiredOf)) };
}

function requiredOf({ schema }: Site): string[] {
  return textsOf(schema.required);
}

function fieldsOf(sites: Site[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { pointer, schema } of sites)
    for (const name of Object.keys(objectOf(schema.properties)))
      fields.set(name, [...(fields.get(name) ?? []), below(pointer, 'properties', name)]);
  return fields;
}
