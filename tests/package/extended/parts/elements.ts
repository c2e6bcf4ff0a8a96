import type { Elements } from 'docproof-full';

/** The Markdown of a chart: its values as a list. */
const elements: Elements = {
  Chart: (element) => {
    const values = element.attributes.find(({ name }) => name === 'values')?.value;
    const items = String(values).split(' ');
    return [{ type: 'list', ordered: false, spread: false, children: items.map(itemOf) }];
  },
};

function itemOf(value: string): { type: string } {
  const paragraph = { type: 'paragraph', children: [{ type: 'text', value }] };
  return { type: 'listItem', spread: false, children: [paragraph] } as { type: string };
}

export default elements;
