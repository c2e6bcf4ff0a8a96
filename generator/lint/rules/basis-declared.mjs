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
   * @param {unknown} node
   * @param {import('@redocly/openapi-core').UserContext} context
   */
  const check = (node, { location, report, type }) => {
    for (const { basis, decision, text, location: place } of statementsOf(
      node,
      location,
      type.name === 'SpecExtension',
    )) {
      if (decision) used.push({ decision, location: place });
      if (BASES.includes(basis) && decision && text) continue;
      report({
        message: `The statement does not say what it rests on: its basis is \`${basis}\`, its decision \`${decision}\`.\nWrite a basis (public or choice), the id of a decision and, in a note, a text.`,
        location: place,
      });
    }
  };

  return {
    any: { enter: check },
    ref: { enter: check },
    Root: {
      leave(root, { location, report }) {
        const declared = Object.keys(/** @type {any} */ (root)['x-decisions'] ?? {});
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

/**
 * The statements made on an object: on itself, in its notes and, in an extension, on the objects it holds.
 * @param {any} node
 * @param {import('@redocly/openapi-core').Location} location
 * @param {boolean} isExtension
 * @returns {{ basis: string, decision: string, text: string, location: import('@redocly/openapi-core').Location }[]}
 */
function statementsOf(node, location, isExtension) {
  if (typeof node !== 'object' || node === null) return [];
  const notes = /** @type {any[]} */ (Array.isArray(node['x-notes']) ? node['x-notes'] : []);
  const basis = node['x-basis'] ?? (isExtension ? node.basis : undefined);
  const decision = node['x-decision'] ?? (isExtension ? node.decision : undefined);
  const isMarked = node['x-basis'] !== undefined || decision !== undefined;
  const held = isExtension ? Object.entries(node) : [];
  return [
    ...(isMarked ? [{ basis, decision, text: 'itself', location }] : []),
    ...notes.map((note, index) => ({ ...note, location: location.child(['x-notes', index]) })),
    ...held.flatMap(([key, value]) => statementsOf(value, location.child([key]), true)),
  ];
}
