import { entriesOf, objectOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

/** Reports a description without paths, webhooks and schemas, which produces no pages at all. */
export const HasOperations: Rule = () => ({
  Root(root, context) {
    const { paths, webhooks, components } = membersOf(root);
    const { schemas } = objectOf(components);
    if ([paths, webhooks, schemas].some((map) => entriesOf(map).length > 0)) return;
    context.report({
      message:
        'The description has neither paths nor webhooks nor schemas, so there is nothing to document.\nAdd a path with an operation under `paths`.',
      location: keyOf(context.location.child(paths ? ['paths'] : ['openapi'])),
    });
  },
});
