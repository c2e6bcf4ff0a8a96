import { toMarkdown } from 'mdast-util-to-markdown';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkElements } from '../../../../site/remark/replace-elements';
import { numberSources } from '../../../../site/remark/number-sources';
import { parsePage } from '../../../../site/remark/parse-page';
import { buildSources } from './support/sources';

/** A page as it is compiled, in MDX. */
function number(page: string): string {
  const sources = buildSources();
  const tree = parsePage(page, 'page.mdx');
  remarkElements(sources)(tree, new VFile({ path: 'page.mdx' }));
  numberSources(tree, sources);
  return toMarkdown(tree, { extensions: [mdxJsxToMarkdown()] });
}

test('marks are numbered in the order of the page, those of one decision alike, and what they open closes the page', () => {
  expect(number('One <Basis of="G-T-01" />.\n\nTwo <Basis of="G-API-80" />, three <Basis of="G-T-01" />.'))
    .toMatchInlineSnapshot(`
      "One<SourceNumber basis="choice" decision="G-T-01" number="1" />.

      Two<SourceNumber basis="public" decision="G-API-80" number="2" />, three<SourceNumber basis="choice" decision="G-T-01" number="1" />.

      <SourceNote number="1" basis="choice" decision="G-T-01" href="/decisions/#G-T-01">
        Templates use \`Liquid\`.
      </SourceNote>

      <SourceNote number="2" basis="public" decision="G-API-80" href="/api/decisions/#G-API-80">
        The amount is "as charged".
      </SourceNote>
      "
    `);
});

test('a page without marks stays as it is', () => {
  expect(number('One.')).toBe('One.\n');
});
