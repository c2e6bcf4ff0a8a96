import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { aliasesByPage } from '../../../../site/redirects/aliases';
import { markAliases } from '../../../../site/rehype/mark-aliases';

const at = { line: 1, column: 1 };
const aliases = aliasesByPage([
  { from: '/guides/one/#old', to: '/guides/one/#kept', ...at },
  { from: '/guides/one/#away', to: '/guides/two/#there', ...at },
  { from: '/guides/two/#other', to: '/guides/two/#there', ...at },
]);

test('a heading gets its earlier ids, and a place that is elsewhere a link', () => {
  const heading: Element = { type: 'element', tagName: 'h2', properties: { id: 'kept' }, children: [] };
  const steps: Element = { type: 'element', tagName: 'div', properties: {}, children: [heading] };
  const tree: Root = { type: 'root', children: [steps] };
  const addressOf = (file: string) => `/${file.replace('.mdx', '/')}`;
  markAliases({ readAliases: () => aliases, addressOf, base: '/docs/' })()(
    tree,
    new VFile({ path: 'guides/one.mdx' }),
  );
  expect(heading.children).toMatchObject([{ tagName: 'span', properties: { id: 'old' } }]);
  expect(tree.children).toMatchObject([
    steps,
    { tagName: 'style' },
    { tagName: 'p', properties: { id: 'away', dataMoved: '/docs/guides/two/#there' } },
  ]);
  expect(tree.children).toHaveLength(3);
});
