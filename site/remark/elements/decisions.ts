import type { BlockElement } from '../element';
import { bulletList, paragraph, sentence, text } from '../nodes';
import { basisWords } from './basis';

/** `<Decisions />`: the decisions of the pages; each is the target of its marks. */
export const decisions: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { decisions: all }) {
    const items = Object.entries(all).map(([id, { basis, text: statement }]) => ({
      id,
      children: [paragraph(text(`${id}, ${basisWords[basis]}. `), ...sentence(statement))],
    }));
    return [bulletList(items)];
  },
};
