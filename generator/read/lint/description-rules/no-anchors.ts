import { explainAnchor } from '../report/explain-anchor';
import type { Rule } from '../redocly';

/** Reports references by an anchor (`#tree`) to a file other than the entry document. */
export const NoAnchors: Rule = () => ({
  ref: {
    enter({ $ref }, context, { node }) {
      if (node === undefined || !/^#[^/]/.test($ref)) return;
      const { message, remedy } = explainAnchor($ref);
      context.report({ message: `${message}\n${remedy}`, location: context.location });
    },
  },
});
