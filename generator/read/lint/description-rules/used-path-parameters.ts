import type { Rule } from '../redocly';
import { comparePathParameters } from './compare-path-parameters';

/**
 * Reports parameters with `in: path` that are not in the path. The rule `path-parameters` reports those whose name differs from
 * the one in the path.
 */
export const UsedPathParameters: Rule = () => ({
  Root(root, context) {
    for (const { path, missing, unused } of comparePathParameters(root, context))
      for (const { name, locations } of unused.slice(missing.length))
        for (const location of locations)
          context.report({
            message: `The path \`${path}\` has no \`{${name}}\`.\nWrite \`{${name}}\` where its value belongs in the path, or set \`in\` to where it is sent.`,
            location,
          });
  },
});
