import type { SidebarCategory, SidebarDoc, SidebarItem } from './sidebar-item';

type Entry = SidebarDoc | SidebarCategory;

/** Gives entries with the same type and label unique keys; without them, Docusaurus rejects the sidebar. */
export function addUniqueKeys(items: readonly SidebarItem[]): SidebarItem[] {
  const counts = new Map<string, number>();
  const count = (item: SidebarItem): void => {
    if (item.type === 'html') return;
    const name = nameOf(item);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (item.type === 'category') item.items.forEach(count);
  };
  items.forEach(count);
  const withKey = (item: SidebarItem, around: string): SidebarItem => {
    if (item.type === 'html') return item;
    const path = pageOf(item) ?? `${around}${item.label}/`;
    const key = counts.get(nameOf(item)) === 1 ? undefined : path;
    const keyed = key === undefined ? item : { ...item, key };
    return keyed.type === 'doc'
      ? keyed
      : { ...keyed, items: keyed.items.map((inner) => withKey(inner, path)) };
  };
  return items.map((item) => withKey(item, ''));
}

/** Returns the id of the document that an entry links to; it is unique. */
function pageOf(item: Entry): string | undefined {
  return item.type === 'doc' ? item.id : item.link?.id;
}

function nameOf({ type, label }: Entry): string {
  return `${type} ${label}`;
}
