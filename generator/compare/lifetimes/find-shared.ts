import type { Json, JsonObject } from '#core/json/json';

/** The objects that a description has at several locations, as YAML aliases make them: a fact about one would be one about all. */
export function findShared(description: object): Set<JsonObject> {
  const seen = new Set<object>();
  const shared = new Set<JsonObject>();
  const open: object[] = [description];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) {
      if (!Array.isArray(next)) shared.add(next as JsonObject);
      continue;
    }
    seen.add(next);
    for (const member of Object.values(next) as Json[])
      if (typeof member === 'object' && member !== null) open.push(member);
  }
  return shared;
}
