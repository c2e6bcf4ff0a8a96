import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter as tree,
  html,
  parseFragment,
  serialize,
} from 'parse5';
import type { Html } from '#core/contracts/page-data';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Elements that must be in a list, with the lists that they may be in; an item without a list is put into a new first one. */
const LISTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
};

/**
 * Returns HTML that is safe to insert anywhere: open elements are closed, and items without a list get one. Otherwise, they
 * would end an item of the page around them.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export function balanceHtml(text: Html): Html {
  const fragment = parseFragment(tree.createElement('div', html.NS.HTML, []), text, {});
  const pending: Parent[] = [fragment];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    gatherItems(parent);
    for (const child of parent.childNodes) if ('childNodes' in child) pending.push(child);
  }
  return serialize(fragment);
}

function gatherItems(parent: Parent): void {
  let list: DefaultTreeAdapterTypes.Element | undefined;
  for (const child of [...parent.childNodes]) {
    const name = missingList(child, parent);
    if (name === undefined) {
      if (!isBlank(child)) list = undefined;
      continue;
    }
    if (list?.tagName !== name) {
      list = tree.createElement(name, html.NS.HTML, []);
      tree.insertBefore(parent, list, child);
    }
    tree.detachNode(child);
    tree.appendChild(list, child);
  }
}

function missingList({ nodeName }: Child, parent: Parent): string | undefined {
  const lists = Object.hasOwn(LISTS, nodeName) ? LISTS[nodeName] : undefined;
  return lists?.includes(parent.nodeName) ? undefined : lists?.[0];
}

function isBlank(child: Child): boolean {
  return tree.isTextNode(child) && child.value.trim() === '';
}
