import type { BlockContent, Heading } from 'mdast';
import type { Facts, TagFact } from '#core/contracts/facts';
import type { BlockElement } from '../element';
import { lookUp } from '../mistake';
import { inlineCode, link, table, text } from '../nodes';

/** `<OperationIndex />`: every operation, a heading and a table for each tag. */
export const operationIndex: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts }) {
    return Object.entries(facts.tags).flatMap(([name, tag]) => renderTag(name, tag, facts));
  },
};

function renderTag(name: string, { operationIds }: TagFact, facts: Facts): BlockContent[] {
  const heading: Heading = { type: 'heading', depth: 3, children: [text(name)] };
  const rows = operationIds.map((id) => {
    const { method, path, summary, href } = lookUp(facts.operations, id, 'operation');
    return [[inlineCode(`${method.toUpperCase()} ${path}`)], [link(href, [text(summary)])]];
  });
  return [heading, table(['Call', 'Operation'], rows)];
}
