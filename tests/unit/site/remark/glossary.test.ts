import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, test } from 'vitest';
import { linkTerms, readTerms } from '../../../../site/remark/glossary';
import { parsePage } from '../../../../site/remark/parse-page';

const terms = readTerms(
  parsePage(
    [
      '---\ntitle: Glossary\n---\nWords.',
      '## Reverse charge\n\nThe buyer pays. Value: <Value of="TaxRateResult.status" is="reverse_charge" />.',
      '## Tax ID\n\nA number, <Field of="Contact.tax_id" />. See [validation](./guides/tax-id-validation.mdx#why).',
      '## Tax\n\nMoney for the state.',
      '## Invoice\n\nA bill.',
    ].join('\n\n'),
    'glossary.mdx',
  ),
);

const linked = (source: string, page = './guides/page.mdx') => {
  const tree = parsePage(source, page);
  linkTerms(tree, terms, page);
  return toMarkdown(tree, {
    handlers: {
      table: () => 'table',
      mdxJsxFlowElement: (node: Nodes) => (JSON.stringify(node).includes('glossary') ? 'linked' : 'figure'),
    },
  }).trim();
};

test('the glossary is read with what the API calls a thing, and without everyday words', () => {
  expect(terms).toEqual([
    {
      name: 'Reverse charge',
      href: '/glossary/#reverse-charge',
      api: 'TaxRateResult.status',
      explainedIn: [],
    },
    {
      name: 'Tax ID',
      href: '/glossary/#tax-id',
      api: 'Contact.tax_id',
      explainedIn: ['./guides/tax-id-validation.mdx'],
    },
    { name: 'Tax', href: '/glossary/#tax', explainedIn: [] },
  ]);
});

describe('a term is linked where a page uses it first', () => {
  test.each([
    {
      given: 'Send tax IDs. A tax ID is a number.',
      want: 'Send [tax IDs](/glossary/#tax-id). A tax ID is a number.',
    },
    { given: 'No *reverse charge*.', want: 'No *[reverse charge](/glossary/#reverse-charge)*.' },
    { given: '- Tax\n- Tax', want: '* [Tax](/glossary/#tax)\n* Tax' },
    { given: '# Reverse charge', want: '# Reverse charge' },
    { given: 'See `tax` and [the tax](./x.mdx).', want: 'See `tax` and [the tax](./x.mdx).' },
    { given: '```js\ntax\n```', want: '```js\ntax\n```' },
    { given: '<figure>\nTax\n</figure>', want: 'figure' },
    { given: '| Tax |\n|---|\n| Tax |', want: 'table' },
    { given: 'Taxes, pre-tax, taxi and the invoice.', want: 'Taxes, pre-tax, taxi and the invoice.' },
  ])('$given', ({ given, want }) => {
    expect(linked(given)).toBe(want);
  });

  test('but not on the page that explains it', () => {
    expect(linked('A tax ID.', './guides/tax-id-validation.mdx')).toBe('A tax ID.');
  });
});

test('a link says what the API calls it', () => {
  const tree = parsePage('It is reverse charge.', './x.mdx');
  linkTerms(tree, terms, './x.mdx');
  expect(JSON.stringify(tree)).toContain('"title":"In the API: TaxRateResult.status"');
});

test('the glossary of the site has terms to link', () => {
  expect(
    readTerms(parsePage(readFileSync('docs/glossary.mdx', 'utf8'), 'docs/glossary.mdx')).length,
  ).toBeGreaterThan(30);
});
