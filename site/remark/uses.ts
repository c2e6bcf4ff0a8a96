import type { Nodes } from 'mdast';
import type { Facts } from '#core/contracts/facts';
import { isJsx, type JsxElement, textsOf } from './attributes';

type Group = 'events' | 'fields' | 'objects' | 'parameters' | 'statuses';

/** Elements whose attribute `of` names an entry of the facts. */
const groups: Record<string, Group[]> = {
  Event: ['events'],
  Field: ['fields'],
  Object: ['objects'],
  Parameter: ['parameters'],
  Signature: ['events'],
  Status: ['statuses'],
  Value: ['fields', 'parameters'],
  Values: ['fields', 'parameters'],
};

/**
 * Returns the operations, objects, events and errors that a page's elements name, each once and in the order of the page. Items
 * that do not exist are left out: `remarkElements` reports them.
 * @param tree the page before its elements are replaced.
 * @returns addresses in the reference: `/api/invoices/create-invoice/`, `/api/errors/#422`.
 */
export function findUses(tree: Nodes, facts: Facts): string[] {
  const pages = namedIn(tree, facts);
  return [...new Set(pages.map(pageOf))];
}

/**
 * Returns the fields and parameters that a page's elements name, each once and in the order of the page.
 * @param tree the page before its elements are replaced.
 * @returns anchors in the reference: `/api/objects/invoice/#due_date`.
 */
export function findFieldUses(tree: Nodes, facts: Facts): string[] {
  const fields = namedIn(tree, facts).filter((href) => href !== pageOf(href));
  return [...new Set(fields)];
}

function namedIn(tree: Nodes, facts: Facts): string[] {
  return elementsIn(tree).flatMap((element) => usesOf(element, facts));
}

function elementsIn(node: Nodes): JsxElement[] {
  const own = isJsx(node) ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(elementsIn)] : own;
}

function usesOf(element: JsxElement, facts: Facts): string[] {
  const { of, id, operation = id, status } = textsOf(element);
  const { operations, events, statuses } = facts;
  return [
    ...groupsOf(element.name).map((group) => hrefIn(facts[group], of)),
    hrefIn(operations, operation),
    hrefIn(events, operation),
    hrefIn(statuses, status),
  ].filter((href) => href !== undefined);
}

function groupsOf(name: string | null): Group[] {
  return name !== null && Object.hasOwn(groups, name) ? (groups[name] ?? []) : [];
}

function hrefIn(entries: Record<string, { href?: string }>, name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(entries, name) ? entries[name]?.href : undefined;
}

/** Returns the address of an item's page; errors share a page, so that they keep their anchor. */
function pageOf(href: string): string {
  return href.startsWith('/api/errors/') ? href : href.replace(/#.*$/, '');
}
