import { labelOf, listOf, objectOf, textsOf } from '#core/json/read';
import type { ApiModel } from '../../../model/api/api-model';

/** A group of tags under one label (`x-tagGroups`). */
export interface TagGroup {
  name: string;
  tags: string[];
}

/** Members with the name of their group; those outside a group have no name. */
interface NamedMembers<Member> {
  name?: string;
  members: Member[];
}

/**
 * Returns the groups of the root extension `x-tagGroups` in the order of the description; groups without a name are left out. A tag
 * is in the first group that names it, because a page has one entry in the sidebar.
 */
export function tagGroupsOf({ extensions }: ApiModel): TagGroup[] {
  const taken = new Set<string>();
  return listOf(extensions.tagGroups).flatMap((group) => {
    const { name, tags } = objectOf(group);
    const label = labelOf(name);
    if (label === undefined) return [];
    const own = textsOf(tags).filter((tag) => !taken.has(tag));
    for (const tag of own) taken.add(tag);
    return [{ name: label, tags: own }];
  });
}

/**
 * Returns members in the order of the groups that name them, after those that no group names: behind the last group, they would seem to
 * belong to it. Groups without members are left out.
 */
export function groupByTagGroup<Member>(
  members: readonly Member[],
  groups: readonly TagGroup[],
  nameOf: (member: Member) => string,
): NamedMembers<Member>[] {
  const grouped = new Set(groups.flatMap(({ tags }) => tags));
  return [
    { members: members.filter((member) => !grouped.has(nameOf(member))) },
    ...groups.map(({ name, tags }) => ({
      name,
      members: members.filter((member) => tags.includes(nameOf(member))),
    })),
  ].filter((group) => group.members.length > 0);
}
