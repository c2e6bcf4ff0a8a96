import { listOf, objectOf, textOf, textsOf } from '#core/json/read';
import type { ApiModel } from '../model/api-model';
import type { TagGroup } from './sidebar';

/** The root extension `x-tagGroups`: tags under a name, in the order of the description. */
export function tagGroupsOf({ extensions }: ApiModel): TagGroup[] {
  return listOf(extensions.tagGroups).map((group) => {
    const { name, tags } = objectOf(group);
    return { name: textOf(name) ?? '', tags: textsOf(tags) };
  });
}
