import { groupBy } from '#core/collections/group-by';
import type { Tag } from '../../../model/api/api-model';
import type { SidebarCategory, SidebarDoc } from './sidebar-item';

type Entry = SidebarCategory | SidebarDoc;

/** The entry of a tag that is below no other. */
export interface NestedTag {
  name: string;
  entry: Entry;
}

/** Builds the entries of tags, those with a parent inside its entry. */
export function nestTags(
  tags: readonly Tag[],
  buildEntry: (tag: Tag, children: readonly Entry[]) => Entry,
): NestedTag[] {
  const names = new Set(tags.map(({ name }) => name));
  const isTop = ({ parent }: Tag) => parent === undefined || !names.has(parent);
  const children = groupBy(
    tags.filter((tag) => !isTop(tag)),
    ({ parent = '' }) => parent,
  );
  const build = (tag: Tag): Entry => buildEntry(tag, (children.get(tag.name) ?? []).map(build));
  return tags.filter(isTop).map((tag) => ({ name: tag.name, entry: build(tag) }));
}
