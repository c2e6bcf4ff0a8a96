import type { Examples } from '#core/contracts/examples';
import type { Facts, TagFact } from '#core/contracts/facts';
import type { ReferenceLocation } from '../../model/addresses/urls';
import { sortByKey } from '../facts/sort-by-key';
import { groupOf } from '../search/groups';

/** The facts and examples of one of several APIs. */
export interface ApiFacts {
  /** Says how its names begin, and what its tags are called for readers. */
  location: Pick<ReferenceLocation, 'group' | 'prefix'>;
  facts: Facts;
  examples: Examples;
}

/**
 * Joins the facts of several APIs. Each key begins with the name of its API: `orders.createInvoice`, `orders.Invoice.due_date`.
 * @param title the name of the product, which is the title of all APIs together.
 */
export function joinFacts(apis: readonly ApiFacts[], title: string): Facts {
  const join = <Entry>(group: (facts: Facts) => Record<string, Entry>): Record<string, Entry> =>
    sortByKey(apis.flatMap(({ location, facts }) => qualified(location.prefix, group(facts))));
  return {
    values: { 'info.title': title, ...join(({ values }) => values) },
    fields: join(({ fields }) => fields),
    operations: sortByKey(
      apis.flatMap(({ location: { prefix }, facts }) =>
        qualified(prefix, facts.operations).map(
          ([id, operation]) => [id, { ...operation, tag: `${prefix}${operation.tag}` }] as const,
        ),
      ),
    ),
    objects: join(({ objects }) => objects),
    events: join(({ events }) => events),
    statuses: join(({ statuses }) => statuses),
    headers: join(({ headers }) => headers),
    parameters: join(({ parameters }) => parameters),
    // In the order of the APIs, because pages list them.
    tags: Object.fromEntries(apis.flatMap(joinTags)),
    scopes: join(({ scopes }) => scopes),
    decisions: join(({ decisions }) => decisions),
    apiVersions: [],
  };
}

function joinTags({ location, facts }: ApiFacts): [key: string, tag: TagFact][] {
  const { prefix } = location;
  return Object.entries(facts.tags).map(([tag, { title = tag, operationIds, ...fact }]) => [
    `${prefix}${tag}`,
    { title: groupOf(title, location), ...fact, operationIds: operationIds.map((id) => `${prefix}${id}`) },
  ]);
}

/** Joins the examples of several APIs, with the same names. */
export function joinExamples(apis: readonly ApiFacts[]): Examples {
  return sortByKey(apis.flatMap(({ location, examples }) => qualified(location.prefix, examples)));
}

function qualified<Entry>(prefix: string, entries: Record<string, Entry>): [key: string, entry: Entry][] {
  return Object.entries(entries).map(([key, entry]) => [`${prefix}${key}`, entry]);
}
