import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

/** Reports a description without paths and webhooks, which produces no pages at all. */
export const HasOperations: Rule = () => ({
  Root(root, context) {
    const { paths, webhooks } = root as { paths?: object; webhooks?: object };
    if (Object.keys({ ...paths, ...webhooks }).length > 0) return;
    context.report({
      message:
        'The description has neither paths nor webhooks, so there is nothing to document.\nAdd a path with an operation under `paths`.',
      location: keyOf(context.location.child(paths ? ['paths'] : ['openapi'])),
    });
  },
});
