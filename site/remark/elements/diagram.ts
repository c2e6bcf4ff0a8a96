import { drawDiagram } from '../diagrams/draw';
import { readLabels } from '../diagrams/read-labels';
import type { BlockElement } from '../element';
import { requireEntry } from '../require-entry';

/** `<Diagram name="checkout" />`: a diagram of `docs/_data/diagrams.yaml`, its names bound to the description. */
export const diagram: BlockElement = {
  kind: 'block',
  attributes: { name: true },
  render({ name = '' }, { diagrams, facts }) {
    const found = requireEntry(diagrams, name, 'diagram', 'name');
    return [drawDiagram(found, readLabels(found, facts))];
  },
};
