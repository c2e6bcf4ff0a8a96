import type { Json } from '#core/json/json';
import type { Sources } from '../remark/sources';
import type { Page } from './page';

/** Names outside the API (`docs/_data/names.yaml`): by page, or `everywhere`, then by decision. */
export type NamesOfPages = Record<string, Record<string, string[]> | undefined> & {
  everywhere: Record<string, string[]>;
};

/** Words that the dictionary lacks (`docs/_data/words.yaml`). */
export interface Words {
  /** Names, always spelled like this. */
  names: string[];
  words: string[];
  /** Names of a thing that has another one on these pages: a pattern, and what to write instead. */
  avoid?: { pattern: string; instead: string }[];
}

/** The API, and the other data that pages are checked against. */
export interface ApiData {
  sources: Sources;
  names: NamesOfPages;
  words: Words;
  /** Base URLs of the API: `https://{account}.ledger.example/api`. */
  servers: string[];
  /** Hosts that the site's settings link to: `ledger.example`. */
  hosts: string[];
  /** Names of the files that the site serves besides its pages; schemas not included. */
  files: readonly string[];
  /** The content of `docs/_data/*.yaml`, by the name of the file: `template-objects`. */
  data: Readonly<Record<string, Json>>;
}

/** Everything that a page is checked against: the data, and the other pages. */
export interface Api extends ApiData {
  /** All pages, to check links between them. */
  pages: readonly Page[];
}

/** Returns the element that an author writes for a name of the API: `due_date` → `<Field of="Invoice.due_date" />`. */
export function elementFor(name: string, { sources: { facts } }: Api): string | undefined {
  const [, method, path] = /^(\S+) (\/\S+)$/.exec(name) ?? [];
  const operation = Object.entries(facts.operations).find(
    ([id, one]) => id === name || (one.path === path && one.method === method),
  );
  if (operation) return `<Operation id="${operation[0]}"${path ? ' as="call"' : ''} />`;
  if (Object.hasOwn(facts.events, name)) return `<Event of="${name}" />`;
  if (Object.hasOwn(facts.headers, name)) return `<Header of="${name}" />`;
  if (Object.hasOwn(facts.scopes, name)) return `<Scope of="${name}" />`;
  const field = keyOf(facts.fields, name);
  if (field) return `<Field of="${field}" />`;
  const parameter = keyOf(facts.parameters, name);
  if (parameter) return `<Parameter of="${parameter}" />`;
  const owner = Object.entries({ ...facts.fields, ...facts.parameters }).find(([, fact]) =>
    fact.enum.some(({ value }) => value === name),
  );
  return owner && `<Value of="${owner[0]}" is="${name}" />`;
}

function keyOf(facts: Record<string, { name: string }>, name: string): string | undefined {
  return Object.keys(facts).find((key) => facts[key]?.name === name);
}

/** Returns every name of the API that has an element. */
export function namesOfApi({ sources: { facts } }: Api): Set<string> {
  const values = [...Object.values(facts.fields), ...Object.values(facts.parameters)];
  return new Set([
    ...Object.keys(facts.operations),
    ...Object.keys(facts.events),
    ...Object.keys(facts.headers),
    ...Object.keys(facts.scopes),
    ...values.flatMap((fact) => [fact.name, ...fact.enum.map(({ value }) => value)]),
  ]);
}
