import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, test } from 'vitest';
import { collectUses } from '../../../../site/plugins/guide-uses';
import { parsePage } from '../../../../site/remark/parse-page';
import { referenceList } from '../../../../site/remark/reference-list';
import { findFieldUses, findUses } from '../../../../site/remark/uses';
import { buildSources } from './support/sources';

const { facts } = buildSources();
const invoice = '/api/objects/invoice/';
const createInvoice = '/api/invoices/create-invoice/';
const created = '/api/webhooks/invoice-created/';

describe('an element names a page of the reference', () => {
  test.each([
    { given: 'Call <Operation id="createInvoice" as="call" />.', want: [createInvoice] },
    { given: '<Snippet operation="createInvoice" />', want: [createInvoice] },
    { given: '<ExampleRequest operation="invoice.created" />', want: [created] },
    {
      given: '<ExampleResponse operation="createInvoice" status="404" />',
      want: [createInvoice, '/api/errors/#404'],
    },
    { given: '<ExampleResponse operation="createInvoice" status="201" />', want: [createInvoice] },
    { given: '| A |\n|---|\n| <Event of="invoice.created" /> |', want: [created] },
    { given: 'It is <Signature of="invoice.created" />.', want: [created] },
    { given: '<Field of="Invoice.due_date" /> and <Field of="Invoice.state" />', want: [invoice] },
    { given: '<Value of="Invoice.state" is="paid" /> of <Object of="Invoice" />', want: [invoice] },
    { given: 'At most <Parameter of="listInvoices.limit" />.', want: ['/api/invoices/list-invoices/'] },
    { given: 'On <Status of="429" /> and <Status of="201" />.', want: ['/api/errors/#429'] },
    { given: '<Fact of="limits.rate.calls" />, <Operation id="toString" />', want: [] },
  ])('$given', ({ given, want }) => {
    expect(findUses(parsePage(given, 'page.mdx'), facts)).toEqual(want);
  });
});

test('the fields that a page names keep their anchors, each once', () => {
  const page = '<Field of="Invoice.due_date" />, <Value of="Invoice.due_date" />, <Object of="Invoice" />';
  expect(findFieldUses(parsePage(page, 'page.mdx'), facts)).toEqual([`${invoice}#due_date`]);
});

describe('the list that closes a guide', () => {
  test('has a line for each kind', () => {
    const uses = ['/api/errors/#404', created, invoice, createInvoice];
    expect(toMarkdown({ type: 'root', children: referenceList(uses, facts) })).toMatchInlineSnapshot(`
      "## Reference for this page

      * Operations: [Create an invoice](/api/invoices/create-invoice/)
      * Events: [\`invoice.created\`](/api/webhooks/invoice-created/)
      * Objects: [Invoice](/api/objects/invoice/)
      * Errors: [404 Not Found](/api/errors/#404)
      "
    `);
  });

  test('is missing where a guide names nothing', () => {
    expect(referenceList([], facts)).toEqual([]);
  });
});

test('an address has the guides that name it, in their order', () => {
  const pages: Record<string, string> = {
    'guides/b': '---\ntitle: Second\n---\n<Object of="Invoice" />',
    'guides/a/index':
      '---\ntitle: "First: a"\n---\n<Object of="Invoice" /> <Status of="404" /> <Field of="Invoice.state" />',
  };
  const uses = collectUses(
    ['guides/b', 'guides/a/index'].map((id) => ({ id, file: `${id}.mdx`, source: pages[id] ?? '' })),
    facts,
  );
  expect(uses).toEqual({
    [invoice]: [
      { label: 'Second', href: '/guides/b/' },
      { label: 'First: a', href: '/guides/a/' },
    ],
    '/api/errors/#404': [{ label: 'First: a', href: '/guides/a/' }],
    [`${invoice}#state`]: [{ label: 'First: a', href: '/guides/a/' }],
  });
});
