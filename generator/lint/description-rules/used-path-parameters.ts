import type { Rule } from '../redocly';
import { comparePathParameters } from './compare-path-parameters';

/** A parameter with `in: path` is in the path. Those that a path calls otherwise are problems of `PathParameters`. */
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
