import type { BlockContent, Heading } from 'mdast';
import type { Facts, TagFact } from '#core/contracts/facts';
import { MOST_PAGES } from '#core/contracts/most-pages';
import type { BlockElement } from '../element';
import { requireEntry } from '../require-entry';
import { inlineCode, link, table, text } from '../nodes';

/**
 * `<OperationIndex />`: every operation, with a heading and a table for each tag; if there are too many, only the tags, whose pages
 * list their operations.
 */
export const operationIndex: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts }) {
    const tags = Object.entries(facts.tags);
    return Object.keys(facts.operations).length > MOST_PAGES
      ? [countOperations(tags)]
      : tags.flatMap(([name, tag]) => renderTag(name, tag, facts));
  },
};

function countOperations(tags: [string, TagFact][]): BlockContent {
  const rows = tags.map(([name, { href, operationIds }]) => [
    [link(href, [text(name)])],
    [text(String(operationIds.length))],
  ]);
  return table(['Group', 'Operations'], rows);
}

function renderTag(name: string, { operationIds }: TagFact, facts: Facts): BlockContent[] {
  const heading: Heading = { type: 'heading', depth: 3, children: [text(name)] };
  const rows = operationIds.map((id) => {
    const { method, path, summary, href } = requireEntry(facts.operations, id, 'operation');
    return [[inlineCode(`${method.toUpperCase()} ${path}`)], [link(href, [text(summary)])]];
  });
  return [heading, table(['Call', 'Operation'], rows)];
}
