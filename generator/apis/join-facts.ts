import type { Examples } from '#core/contracts/examples';
import type { Facts, TagFact } from '#core/contracts/facts';
import type { Place } from '../addresses/urls';
import { sortByKey } from '../facts/sort-by-key';
import { groupOf } from '../search/groups';

/** The facts and examples of one of several APIs. */
export interface ApiFacts {
  /** The name of the API. */
  name: string;
  /** Says what its tags are called for readers. */
  place: Pick<Place, 'group'>;
  facts: Facts;
  examples: Examples;
}

/**
 * Joins the facts of several APIs. Each key begins with the name of its API: `orders.createInvoice`, `orders.Invoice.due_date`.
 * @param title the name of the product, which is the title of all APIs together.
 */
export function joinFacts(apis: readonly ApiFacts[], title: string): Facts {
  const join = <Entry>(group: (facts: Facts) => Record<string, Entry>): Record<string, Entry> =>
    sortByKey(apis.flatMap(({ name, facts }) => qualified(name, group(facts))));
  return {
    values: { 'info.title': title, ...join(({ values }) => values) },
    fields: join(({ fields }) => fields),
    operations: sortByKey(
      apis.flatMap(({ name, facts }) =>
        qualified(name, facts.operations).map(
          ([id, operation]) => [id, { ...operation, tag: `${name}.${operation.tag}` }] as const,
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

function joinTags({ name, place, facts }: ApiFacts): [key: string, tag: TagFact][] {
  return Object.entries(facts.tags).map(([tag, { title = tag, operationIds, ...fact }]) => [
    `${name}.${tag}`,
    { title: groupOf(title, place), ...fact, operationIds: operationIds.map((id) => `${name}.${id}`) },
  ]);
}

/** Joins the examples of several APIs, with the same names. */
export function joinExamples(apis: readonly ApiFacts[]): Examples {
  return sortByKey(apis.flatMap(({ name, examples }) => qualified(name, examples)));
}

function qualified<Entry>(name: string, entries: Record<string, Entry>): [key: string, entry: Entry][] {
  return Object.entries(entries).map(([key, entry]) => [`${name}.${key}`, entry]);
}
