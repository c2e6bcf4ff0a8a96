import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** The pages whose names hold the text, in their categories, which are open. A category that holds it keeps all its pages. */
export function filterItems(items: readonly PropSidebarItem[], text: string): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    const isHit = item.label.toLowerCase().includes(text);
    if (item.type === 'link') return isHit ? [item] : [];
    const inside = isHit ? item.items : filterItems(item.items, text);
    return inside.length > 0 ? [{ ...item, collapsed: false, items: [...inside] }] : [];
  });
}
