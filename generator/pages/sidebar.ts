import type { Tag } from '../model/api-model';
import { ERRORS_ID, LANDING_ID, OBJECTS_ID, PROOF_ID, tagDocId } from './doc-ids';
import { EVENTS_TAG } from './outline';

export interface SidebarDoc {
  type: 'doc';
  id: string;
  label: string;
  className?: string;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  link?: { type: 'doc'; id: string };
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarDoc[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;

/** The groups that are not tags, under the names that the plugin gives them. */
const GROUPS: Record<string, Pick<SidebarCategory, 'label' | 'link'>> = {
  [EVENTS_TAG]: { label: 'Events' },
  Schemas: { label: 'Objects', link: { type: 'doc', id: OBJECTS_ID } },
};

/**
 * The plugin's sidebar with our documents: the landing page first, categories that lead to the pages of their tags, the
 * component schemas under the name objects, the errors and the proof last.
 */
export function completeSidebar(
  sidebar: readonly SidebarItem[],
  tags: readonly Tag[],
  hasProof: boolean,
): SidebarItem[] {
  const links = new Map(tags.map((tag) => [tag.name, tagDocId(tag)]));
  return [
    { type: 'doc', id: LANDING_ID, label: 'Overview' },
    ...sidebar.flatMap((item) => (item.type === 'category' ? [completeCategory(item, links)] : [])),
    { type: 'doc', id: ERRORS_ID, label: 'Errors' },
    ...(hasProof ? [{ type: 'doc' as const, id: PROOF_ID, label: 'Proof' }] : []),
  ];
}

function completeCategory(
  { label, collapsible, collapsed, items }: SidebarCategory,
  links: ReadonlyMap<string, string>,
): SidebarCategory {
  const id = links.get(label);
  const own = id === undefined ? GROUPS[label] : { label, link: { type: 'doc' as const, id } };
  return { type: 'category', label, ...own, collapsible, collapsed, items };
}
