import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { translations } from '#core/labels/translations';
import { isCommonError } from '../../model/api/common-errors';
import type { ApiModel, NamedSchema, Operation } from '../../model/api/api-model';
import { keyOf } from '../../run/memo/results';
import type { FoundUse } from './data/uses';
import type { PageContext } from './page-context';

/** Returns keys for the parts of a model, as far as pages are made from them. */
interface PageKeys {
  /**
   * Returns the key of a part: the part, the component schemas that it leads to, and everything that any page may read: the API
   * without its operations, events and objects, and the directory of these.
   * @param others the other ingredients of its page, as plain JSON.
   */
  keyOfPart: (part: Operation | NamedSchema, ...others: unknown[]) => string;
}

/** Matches the names of component schemas in the JSON of the model; other members of the name `ref` only make a key stricter. */
const REFERENCE = /"ref":("(?:[^"\\]|\\.)*")/g;

export function createPageKeys(context: PageContext): PageKeys {
  const shared = keyOf(sharedBy(context));
  const texts = new Map(context.model.schemas.map((named) => [named.name, JSON.stringify(named)]));
  const references = new Map([...texts].map(([name, text]) => [name, referencesIn(text)]));
  const hashes = new Map([...texts].map(([name, text]) => [name, keyOf(text)]));
  return {
    keyOfPart: (part, ...others) => {
      const text = JSON.stringify(part);
      const names = reachedFrom(referencesIn(text), references);
      return keyOf(
        shared,
        text,
        names.map((name) => [name, hashes.get(name)]),
        others,
      );
    },
  };
}

/** Returns what every page may read. */
function sharedBy({ model, addresses, hasReport, changelog, lifetimes }: PageContext): unknown[] {
  const { operations, webhooks, schemas, ...api } = model;
  const common = operations[0]?.responses.filter((response) => isCommonError(response, model));
  return [
    api,
    addresses.landing,
    operations.map(entryOf),
    webhooks.map(entryOf),
    schemas.map(({ name, slug, schema }) => [name, slug, entryOf(schema)]),
    common,
    hasReport,
    changelog.releases.some(({ date }) => date !== undefined),
    lifetimes.key,
    translations,
  ];
}

/** Returns the entry of a part in the directory: its names and flags, which pages that link to it show. */
function entryOf(part: ApiModel['operations'][number] | NamedSchema['schema']): unknown[] {
  return Object.entries(part).filter(([name, value]) => name !== 'description' && typeof value !== 'object');
}

/** The keys of sets of anchors, which stay the same objects as long as the result of their page is remembered. */
const anchorKeys = new WeakMap<ReadonlySet<string>, string>();

/** Returns the uses of an object as ingredients of a key. */
export function usesAsJson(uses: readonly FoundUse[]): unknown[] {
  return uses.map(({ anchors, ...use }) => [
    use,
    getOrInsertComputed(anchorKeys, anchors, () => keyOf([...anchors])),
  ]);
}

function referencesIn(text: string): string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map(([, name = '""']) => JSON.parse(name) as string))];
}

/** Returns the sorted names of the component schemas that `start` leads to, including these. */
function reachedFrom(start: readonly string[], references: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set(start);
  for (const name of reached) for (const next of references.get(name) ?? []) reached.add(next);
  return [...reached].sort();
}
