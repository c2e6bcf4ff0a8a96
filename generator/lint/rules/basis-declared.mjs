// @ts-check

const BASES = ['public', 'choice'];

/**
 * What goes beyond the product specification says what it rests on (`x-basis`, `x-decision`, and `basis`, `decision`
 * in `x-notes`), with a decision that the root explains in `x-decisions`; every decision explained there is used.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const BasisDeclared = () => {
  /** @type {{ decision: string, location: import('@redocly/openapi-core').Location }[]} */
  const used = [];

  /**
   * @param {Record<string, any>} node
   * @param {import('@redocly/openapi-core').UserContext} context
   */
  const check = (node, { location, report }) => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const notes = Array.isArray(node['x-notes']) ? node['x-notes'] : [];
    const statements = notes.map((note, index) => ({
      ...note,
      location: location.child(['x-notes', index]),
    }));
    if (node['x-basis'] ?? node['x-decision']) {
      statements.push({ basis: node['x-basis'], decision: node['x-decision'], location, text: 'itself' });
    }
    for (const { basis, decision, text, location } of statements) {
      if (decision) used.push({ decision, location });
      if (BASES.includes(basis) && decision && text) continue;
      report({
        message: `The statement does not say what it rests on: its basis is \`${basis}\`, its decision \`${decision}\`.\nWrite a basis (public or choice), the id of a decision and, in a note, a text.`,
        location,
      });
    }
  };

  return {
    any: { enter: check },
    ref: { enter: check },
    Root: {
      leave(root, { location, report }) {
        const declared = Object.keys(/** @type {Record<string, object>} */ (root)['x-decisions'] ?? {});
        for (const { decision, location } of used.filter(({ decision }) => !declared.includes(decision))) {
          report({
            message: `The decision \`${decision}\` is not explained.\nAdd it to \`x-decisions\` of the entry document.`,
            location,
          });
        }
        for (const decision of declared.filter((id) => !used.some((use) => use.decision === id))) {
          report({
            message: `The decision \`${decision}\` is explained, but nothing rests on it.\nTake it out of \`x-decisions\`.`,
            location: location.child(['x-decisions', decision]).key(),
          });
        }
      },
    },
  };
};
