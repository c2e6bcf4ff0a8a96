import { isObject, type Json } from '#core/json/json';
import { keyOf } from '../footprint';

/** The keys of the parameters of an address or a form: `filter[state]` has the names of both. */
export function partsOfPairs(place: 'query' | 'body', names: Iterable<string>): string[] {
  return [...names].flatMap((name) =>
    [name, ...name.split(/[[\].]+/).filter(Boolean)].map((one) => keyOf({ in: place, name: one })),
  );
}

export function partsOfQuery(address: string): string[] {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  return partsOfPairs('query', new URLSearchParams(query).keys());
}

/** The keys of a body; undefined if it cannot be read. */
export function partsOfBody(text: string, mediaType: string): string[] | undefined {
  if (/\bjson\b/i.test(mediaType)) return partsOfJson(text);
  if (/x-www-form-urlencoded/i.test(mediaType)) return partsOfPairs('body', new URLSearchParams(text).keys());
  return undefined;
}

function partsOfJson(text: string): string[] | undefined {
  try {
    return partsOfPairs('body', namesIn(JSON.parse(text) as Json));
  } catch {
    return undefined;
  }
}

/** All names in a value, however deep. */
function namesIn(value: Json): Set<string> {
  const names = new Set<string>();
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) for (const item of next) open.push(item);
    if (!isObject(next)) continue;
    for (const [name, member] of Object.entries(next)) {
      names.add(name);
      open.push(member);
    }
  }
  return names;
}
