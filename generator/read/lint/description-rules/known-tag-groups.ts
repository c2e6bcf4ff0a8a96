import { isObject } from '#core/json/json';
import { labelOf, listOf, textOf, textsOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { suggestNearest } from '../../../problems/suggest-nearest';

/** Reports groups of `x-tagGroups` without a name, with unknown tags, or with a tag that another group has. */
export const KnownTagGroups: Rule = () => ({
  Root(root, context) {
    const { tags, 'x-tagGroups': groups } = membersOf(root);
    const declared = new Set(listOf(tags).flatMap((tag) => textOf(membersOf(tag).name) ?? []));
    const seen = new Set<string>();
    for (const [index, group] of listOf(groups).entries()) {
      const location = context.location.child(['x-tagGroups', index]);
      if (!isObject(group) || labelOf(group.name) === undefined)
        context.report({ message: 'The group of tags has no name.\nAdd `name`.', location });
      for (const [at, tag] of textsOf(membersOf(group).tags).entries()) {
        const message = declared.has(tag) ? wrongTwice(tag, seen) : unknown(tag, declared);
        if (message !== undefined) context.report({ message, location: location.child(['tags', at]) });
        seen.add(tag);
      }
    }
  },
});

function wrongTwice(tag: string, seen: ReadonlySet<string>): string | undefined {
  return seen.has(tag) ? `The tag \`${tag}\` is in two groups.\nKeep it in one of them.` : undefined;
}

function unknown(tag: string, declared: ReadonlySet<string>): string {
  const remedy = suggestNearest(tag, declared) ?? 'Declare it in `tags`, or remove it.';
  return `The entry document declares no tag \`${tag}\`.\n${remedy}`;
}
