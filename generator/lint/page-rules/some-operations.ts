import type { Rule } from '../redocly';

/** A description without paths and webhooks gives no pages at all. */
export const SomeOperations: Rule = () => ({
  Root(root, { report, location }) {
    const { paths, webhooks } = root as { paths?: object; webhooks?: object };
    if (Object.keys({ ...paths, ...webhooks }).length > 0) return;
    report({
      message:
        'The description has neither paths nor webhooks, so there is nothing to document.\nAdd a path with an operation under `paths`.',
      location: location.child(paths ? ['paths'] : ['openapi']).key(),
    });
  },
});
