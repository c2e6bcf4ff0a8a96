import type { Json } from '#core/json/json';
import type { BundledDescription } from '../../../generator/bundle/bundled-description';
import { objectOf, textOf } from '#core/json/read';

/** What prose may repeat word for word: texts of the examples, the servers, and names outside the API. No numbers. */
export type World = Set<string>;

/** Names outside the API (`tests/contract/prose/names.yaml`): by page, or `everywhere`, then by decision. */
export type NamesOfPages = Record<string, Record<string, string[]> | undefined> & {
  everywhere: Record<string, string[]>;
};

/** @param names those that every page may write, by decision. */
export function buildWorld(bundle: BundledDescription, names: Record<string, string[]>): World {
  const examples = Object.values(bundle.components?.examples ?? {}).map((example) => objectOf(example).value);
  const servers = Array.isArray(bundle.servers) ? bundle.servers : [];
  return new Set([
    ...examples.flatMap((value) => textsIn(value ?? null)),
    ...servers.flatMap((server) => textOf(objectOf(server).url) ?? []),
    ...Object.values(names).flat(),
  ]);
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return /^[\d.,-]*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((member: Json) => textsIn(member));
}
