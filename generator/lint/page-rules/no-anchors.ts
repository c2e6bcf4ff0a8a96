import type { Rule } from '../redocly';

/** A reference by name (`#tree`), which types and pages cannot be made of. */
export const NoAnchors: Rule = () => ({
  ref: {
    enter({ $ref }, context) {
      if (!/^#[^/]/.test($ref)) return;
      context.report({
        message: `The reference \`${$ref}\` names an anchor, which is not supported.\nWrite a pointer, for example \`#/components/schemas/Tree\`.`,
        location: context.location,
      });
    },
  },
});
