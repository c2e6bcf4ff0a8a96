import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import elements from '../../../../abaco/elements';
import { renderPage } from '../../../../site/markdown/render-page';
import { parsePage } from '../../../../site/remark/parse-page';

/** The Markdown of a page with a lab. */
function render(name: string): string {
  const source = `# A\n\n<Lab name="${name}" />\n`;
  const file = new VFile({ path: 'docs/page.mdx', value: source });
  const tree = parsePage(source, 'docs/page.mdx');
  return renderPage(tree, file, { title: 'A', linkTo: (url) => url, elements, fileSizes: {} });
}

test('a lab is named and described in the Markdown of its page', () => {
  expect(render('webhook')).toMatch(
    /^# A\n\n\*\*Webhook lab\*\*\n\nCompose .* nothing leaves your browser\.\n$/,
  );
});

test('a lab that does not exist is a mistake at its name', () => {
  expect(() => render('webhok')).toThrow(/^docs\/page\.mdx:3:6 {2}There is no lab "webhok"/);
});
