import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** Returns the pages whose labels contain the string, in open categories. A category whose label contains it keeps all pages. */
export function filterItems(items: readonly PropSidebarItem[], text: string): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    const isHit = item.label.toLowerCase().includes(text);
    if (item.type === 'link') return isHit ? [item] : [];
    const inside = isHit ? item.items : filterItems(item.items, text);
    return inside.length > 0 ? [{ ...item, collapsed: false, items: [...inside] }] : [];
  });
}
