import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { PageError } from '../../../../site/errors/page-error';
import { renderPage } from '../../../../site/markdown/render-page';
import { paragraph, text } from '../../../../site/remark/nodes';
import { numberSources } from '../../../../site/remark/number-sources';
import { parsePage } from '../../../../site/remark/parse-page';
import { remarkElements } from '../../../../site/remark/replace-elements';
import { buildSources } from '../remark/support/sources';

const sources = buildSources();

/** The import of a component that the project adds. */
const CHART = "import { Chart } from './chart';\n\n";

/** The Markdown of a page, from its MDX. */
function render(source: string, language?: string): string {
  const file = new VFile({ path: 'docs/page.mdx', value: source });
  const tree = parsePage(source, 'docs/page.mdx');
  remarkElements(sources)(tree, file);
  numberSources(tree, sources);
  return renderPage(tree, file, {
    title: 'A page',
    linkTo: (url) => url,
    language,
    elements: {
      Chart: ({ children }, { render: inside }) => [...inside(children), paragraph(text('Sales grow.'))],
    },
    fileSizes: { 'api.d.ts': 1500, 'schemas/a.json': 900, 'schemas/b.json': 900 },
  });
}

/** The mistakes of a page, with their locations. */
function mistakesOf(source: string): string {
  try {
    return render(source);
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return error.message;
  }
}

test('a page without a heading of the first level begins with its title', () => {
  expect(render('Text.')).toBe('# A page\n\nText.\n');
  expect(render('---\ntitle: A page\n---\n\n# Own title\n\nText.')).toBe('# Own title\n\nText.\n');
});

describe('what the page shows is in the Markdown:', () => {
  test.each([
    ['a fact', '# A\n\nAt most <Fact of="limits.rate.calls" /> calls.', 'At most 100 calls.'],
    ['a field', '# A\n\n<Field of="Invoice.due_date" />', '[`due_date`](/api/objects/invoice/#due_date)'],
    ['content of a box', '# A\n\n<div className="cards">\n\n- One\n\n</div>', '- One'],
    ['a line break', '# A\n\nOne<br />two', 'One\\\ntwo'],
    ['a heading with its own anchor', '# A\n\n## Two {/* #b */}\n\nText.', /## Two\n/],
    ['a summary', '# A\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>', '**More**\n\nText.'],
    [
      'a summary as a property',
      '# A\n\n<Details summary="More">\n\nText.\n\n</Details>',
      '**More**\n\nText.',
    ],
    ['the size of a file', '# A\n\n<FileSize of="api.d.ts" />', '2 KB'],
    ['the size of a folder', '# A\n\n<FileSize of="schemas/" />', '2 files, 2 KB'],
    [
      'a component of the project',
      `${CHART}# A\n\n<Chart>\n\nSales of *May*\n\n</Chart>`,
      'Sales of _May_\n\nSales grow.',
    ],
    ['text in quotes', "# A\n\none{' '}two", 'one two'],
    [
      'an element in words',
      '# A\n\nexport const Chart = 1\n\n<Chart data-markdown="Sales grow." />',
      'Sales grow.',
    ],
    [
      'code, without words for our tests',
      '# A\n\n```ruby title="a.rb" not-run="x"\nputs 1\n```',
      '```ruby title="a.rb"\nputs 1\n```',
    ],
    [
      'the status of a response',
      '# A\n\n<ExampleResponse operation="createInvoice" status="201" fields="id" />',
      '```json title="201 Created"\n{\n  "id": 90210\n}\n```',
    ],
    [
      'a diagram',
      '# A\n\n<Diagram name="invoice" />',
      '**States of an invoice**\n\n- Create an invoice → invoice.created (issued)\n- outstanding → paid',
    ],
  ])('%s', (_, source, markdown) => {
    const text = render(source);
    expect(text.replace(/^# A\n\n/, '').trim()).toEqual(
      typeof markdown === 'string' ? markdown : expect.stringMatching(markdown),
    );
  });
});

describe('code in several languages', () => {
  const source = '# A\n\n<Snippet operation="createInvoice" />\n\n<Program of="webhooks/receiver" />';

  test('is shown in the first of each block, with the call', () => {
    expect(render(source)).toBe(
      '# A\n\n[`POST /invoices`](/api/invoices/create-invoice/):\n\n```bash\ncurl <b>\n```\n\n```ruby\nrun 1\n```\n',
    );
  });

  test('is shown in the language of the version', () => {
    const php = render(source, 'php');
    expect(php).toContain('```php\n<?php\n```');
    expect(php).not.toMatch(/curl|ruby/);
  });
});

test('a mark of a source is a footnote at the end of its paragraph', () => {
  const text = render(
    '# A\n\nOne <Basis of="G-T-01" />. Two <Basis of="G-T-01" />. Three <Basis of="G-API-80" />.',
  );
  expect(text).toContain('One. Two. Three.[^1][^2]\n');
  expect(text).toContain(
    '[^1]: **Our choice**: Templates use `Liquid`. [G-T-01 in the list of decisions](/decisions/#G-T-01)',
  );
  expect(text).toContain('[^2]: **Publicly known**: ');
});

describe('what has no Markdown is a mistake with its location:', () => {
  test.each([
    [
      'a component',
      '# A\n\nexport const Table = 1\n\n<Table />',
      /^docs\/page\.mdx:5:1 {2}<Table> has no Markdown.*data-markdown="…"/,
    ],
    ['an HTML element', '# A\n\nOne <video src="a" />', /^docs\/page\.mdx:3:5 {2}<video> has no Markdown/],
    [
      'an expression',
      '# A\n\n{count}',
      /^docs\/page\.mdx:3:1 {2}\{count\} has no Markdown: write its value instead\.$/,
    ],
    [
      'a drawing without a label',
      '# A\n\n<svg viewBox="0 0 1 1" />',
      /^docs\/page\.mdx:3:1 {2}<svg> needs words/,
    ],
  ])('%s', (_, source, message) => {
    expect(mistakesOf(source)).toMatch(message);
  });
});
