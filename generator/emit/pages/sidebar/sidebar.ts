import { SECTIONS } from '#core/labels/sections';
import { translate } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import type { Tag } from '../../../model/api/api-model';
import { EVENTS_ID, LANDING_ID, OBJECTS_ID, tagDocId } from '../doc-ids';
import { EVENTS_TAG } from '../outline';
import { groupByTagGroup, type TagGroup } from './tag-groups';
import { nestTags, type NestedTag } from './nest-tags';
import { addUniqueKeys } from './add-unique-keys';
import type { SidebarCategory, SidebarDoc, SidebarItem, SidebarLabel } from './sidebar-item';

interface SidebarParts {
  tags: readonly Tag[];
  groups: readonly TagGroup[];
  /** Pages about the whole API, after the landing page. */
  pages: readonly (SidebarDoc | SidebarCategory)[];
  /** Whether the events have an index page. */
  hasEventIndex: boolean;
  /** The objects to list, by the ids of their documents. */
  objects: ReadonlySet<string>;
}

/**
 * Completes the plugin's sidebar with our documents: first the pages about the whole API, then the tags in their groups, with
 * category names that link to the pages of the tags, then events by resource and the objects.
 */
export function completeSidebar(sidebar: readonly SidebarItem[], parts: SidebarParts): SidebarItem[] {
  const categories = sidebar.filter((item) => item.type === 'category');
  const byLabel = new Map(categories.map((category) => [category.label, category]));
  const tags = nestTags(parts.tags, (tag, children) => tagEntry(tag, byLabel.get(tag.name), children));
  const data = [
    ...eventCategory(byLabel.get(EVENTS_TAG), parts.hasEventIndex),
    ...objectCategory(byLabel.get('Schemas'), parts.objects),
  ];
  return addUniqueKeys([
    { type: 'doc', id: LANDING_ID, label: translate('Overview') },
    ...parts.pages,
    ...groupTags(tags, parts.groups),
    ...(parts.groups.length > 0 && data.length > 0 ? [labelOf(translate('Data'))] : []),
    ...data,
  ]);
}

/** Returns the entry of a tag: a category, or just its page if it has neither operations nor other tags. */
function tagEntry(
  tag: Tag,
  category: SidebarCategory | undefined,
  children: readonly (SidebarCategory | SidebarDoc)[],
): SidebarCategory | SidebarDoc {
  const doc = { type: 'doc', id: tagDocId(tag) } as const;
  const label = tag.title;
  if (!category && children.length === 0) return { ...doc, label };
  const { items = [], ...shape } = category ?? { type: 'category', collapsible: true, collapsed: true };
  return { ...shape, label, link: doc, items: [...items, ...children] };
}

/** Returns the tags in their groups, after those without a group. */
function groupTags(tags: readonly NestedTag[], groups: readonly TagGroup[]): SidebarItem[] {
  return groupByTagGroup(tags, groups, ({ name }) => name).flatMap(({ name, members }) => [
    ...(name === undefined ? [] : [labelOf(name)]),
    ...members.map(({ entry }) => entry),
  ]);
}

function labelOf(name: string): SidebarLabel {
  return { type: 'html', className: 'sidebar-label', value: escapeHtml(name) };
}

/** Groups the events by resource, which is the first part of their names: `invoice.created`. */
function eventCategory(category: SidebarCategory | undefined, hasIndex: boolean): SidebarCategory[] {
  if (!category) return [];
  const events = category.items.filter((item) => item.type === 'doc');
  const resources = new Set(events.map(({ label }) => resourceOf(label)));
  const items = [...resources].map((resource): SidebarCategory => {
    const members = events.filter(({ label }) => resourceOf(label) === resource);
    return { type: 'category', label: resource, collapsible: true, collapsed: true, items: members };
  });
  return [
    {
      ...category,
      label: SECTIONS.events,
      ...(hasIndex && { link: { type: 'doc', id: EVENTS_ID } }),
      items: items.length > 1 ? items : events,
    },
  ];
}

function resourceOf(event: string): string {
  return event.split('.')[0] ?? event;
}

function objectCategory(
  category: SidebarCategory | undefined,
  objects: ReadonlySet<string>,
): SidebarCategory[] {
  if (!category) return [];
  const items = category.items.filter((item) => item.type === 'doc' && objects.has(item.id));
  return [{ ...category, label: SECTIONS.objects, link: { type: 'doc', id: OBJECTS_ID }, items }];
}
