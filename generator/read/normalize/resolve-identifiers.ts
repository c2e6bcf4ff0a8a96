import type { Json, JsonObject } from '#core/json/json';
import { joinPointer, parseFragment, valueAt } from '#core/json/pointer';
import { kindOfMember } from '#core/openapi/description-parts';

/** Base address of the document, which need not declare one. */
const ROOT = 'description:///';

/** An object of the document, its pointer, and the base address for the references in it. */
interface Place {
  part: JsonObject;
  pointer: string;
  base: string;
}

/**
 * Replaces references by the `$id` or `$anchor` of a schema with pointers, which every later stage can resolve, and removes each
 * `$id`, so that pointers start at the document. Pointers that authors wrote inside a schema with an `$id` stay as they are.
 * Changes the document.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2
 */
export function resolveIdentifiers(document: Json): void {
  const places = listPlaces(document);
  const pointers = new Map(places.flatMap(identifiersOf));
  if (pointers.size === 0) return;
  for (const { part, base } of places) {
    if (typeof part.$ref === 'string')
      part.$ref = toPointer(part.$ref, base, document, pointers) ?? part.$ref;
    if (typeof part.$id === 'string') delete part.$id;
  }
}

function listPlaces(document: Json): Place[] {
  const places: Place[] = [];
  const seen = new Set<Json>();
  visit(document, '#', ROOT, false);
  return places;

  function visit(value: Json, pointer: string, around: string, isMap: boolean): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value))
      return value.forEach((item, index) => visit(item, joinPointer(pointer, index), around, false));
    const base = isMap ? around : baseOf(value, around);
    if (!isMap) places.push({ part: value, pointer, base });
    for (const [key, member] of Object.entries(value)) {
      const kind = kindOfMember(key, member, isMap);
      if (kind !== 'value') visit(member, joinPointer(pointer, key), base, kind === 'map');
    }
  }
}

function baseOf({ $id }: JsonObject, around: string): string {
  return typeof $id === 'string' ? (addressOf($id, around) ?? around) : around;
}

function addressOf(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href.replace(/#$/, '') : undefined;
}

/** Returns the addresses that references can use for a part. */
function identifiersOf({ part, pointer, base }: Place): [address: string, pointer: string][] {
  const { $id, $anchor } = part;
  return [
    ...(typeof $id === 'string' ? [[base, pointer] as [string, string]] : []),
    ...(typeof $anchor === 'string' ? [[`${base}#${$anchor}`, pointer] as [string, string]] : []),
  ];
}

function toPointer(
  reference: string,
  base: string,
  document: Json,
  pointers: ReadonlyMap<string, string>,
): string | undefined {
  const tokens = parseFragment(reference);
  if (tokens && valueAt(document, tokens) !== undefined) return undefined;
  const address = addressOf(reference, base);
  if (address === undefined) return undefined;
  const [resource = '', fragment = ''] = address.split('#');
  if (!fragment.startsWith('/')) return pointers.get(address);
  const start = pointers.get(resource);
  return start && start + fragment;
}
