import { nodesOfType } from '../../site/lint/page';
import type { Rule } from '../../site/lint/rule';

/** Reports columns without a heading, because screen readers announce each cell with its column. */
export const tableHead: Rule = {
  id: 'table-head',
  check: (page) =>
    nodesOfType(page, 'table')
      .filter(
        ({ node: { children } }) => children[0]?.children.some((cell) => cell.children.length === 0) ?? true,
      )
      .map(({ node }) => ({
        offset: node.position?.start.offset ?? 0,
        message: 'A column of this table has no name.',
        remedy: 'Write one into its first row.',
      })),
};
