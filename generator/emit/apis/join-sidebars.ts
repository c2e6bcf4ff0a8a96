import { translate } from '#core/labels/translate';
import { LANDING_ID } from '../pages/doc-ids';
import { addUniqueKeys } from '../pages/sidebar/add-unique-keys';
import type { SidebarCategory, SidebarDoc, SidebarItem } from '../pages/sidebar/sidebar-item';

/** The sidebar of one of several references. */
interface ApiSidebar {
  title: string;
  /** The folder of its pages: `orders/`. */
  folder: string;
  items: readonly SidebarItem[];
}

/** Joins the sidebars of several references: each is a category that links to its first page, after the list of all APIs. */
export function joinSidebars(apis: readonly ApiSidebar[]): SidebarItem[] {
  const start: SidebarDoc = { type: 'doc', id: LANDING_ID, label: translate('All APIs') };
  return addUniqueKeys([start, ...apis.map(toCategory)]);
}

function toCategory({ title, folder, items }: ApiSidebar): SidebarCategory {
  return {
    type: 'category',
    label: title,
    link: { type: 'doc', id: `${folder}${LANDING_ID}` },
    collapsible: true,
    collapsed: true,
    // The category itself leads to the first page.
    items: items
      .filter((item) => item.type === 'html' || pageOf(item) !== LANDING_ID)
      .map((item) => inFolder(item, folder)),
  };
}

function inFolder<Item extends SidebarItem>(item: Item, folder: string): Item {
  if (item.type === 'html') return item;
  if (item.type === 'doc') return { ...item, id: folder + item.id };
  const { link, items } = item;
  return {
    ...item,
    ...(link && { link: { ...link, id: folder + link.id } }),
    items: items.map((inner) => inFolder(inner, folder)),
  };
}

function pageOf(item: SidebarDoc | SidebarCategory): string | undefined {
  return item.type === 'doc' ? item.id : undefined;
}
