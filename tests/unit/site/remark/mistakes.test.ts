import { expect, test } from 'vitest';
import { renderPage } from './support/render-page';
import { buildSources } from './support/sources';

const sources = buildSources();

test.each([
  {
    given: '<Field of="Invoice.due_dat" />',
    want: 'docs/page.mdx:1:8  There is no field "Invoice.due_dat". Did you mean "Invoice.due_date" or "Invoice.due_days"?',
  },
  {
    given: '<Fact of="limits.rate.call" />',
    want: 'docs/page.mdx:1:7  There is no fact "limits.rate.call". Did you mean "limits.rate.calls"?',
  },
  {
    given: '<Operation id="createinvoices" />',
    want: 'docs/page.mdx:1:12  There is no operation "createinvoices". Did you mean "createInvoice"?',
  },
  {
    given: '<Operation id="createInvoice" as="link" />',
    want: 'docs/page.mdx:1:31  as="link" is not known; write as="call" or leave it out.',
  },
  {
    given: '<Program of="webhooks/reciver" />',
    want: 'docs/page.mdx:1:10  There is no program "webhooks/reciver". Did you mean "webhooks/receiver"?',
  },
  { given: '<Object of="Bill" />', want: 'docs/page.mdx:1:9  There is no object "Bill". Known: Invoice.' },
  {
    given: '<Object of="toString" />',
    want: 'docs/page.mdx:1:9  There is no object "toString". Known: Invoice.',
  },
  {
    given: '<Event of="invoice.create" />',
    want: 'docs/page.mdx:1:8  There is no event "invoice.create". Did you mean "invoice.created" or "invoice.updated"?',
  },
  {
    given: '<Status of="409" />',
    want: 'docs/page.mdx:1:9  There is no status "409". Did you mean "404" or "429"?',
  },
  {
    given: '<Header of="X-Rate-Limit-Limit" />',
    want: 'docs/page.mdx:1:9  There is no header "X-Rate-Limit-Limit". Did you mean "X-RateLimit-Limit"?',
  },
  {
    given: '<Basis of="G-API-81" />',
    want: 'docs/page.mdx:1:8  There is no decision "G-API-81". Did you mean "G-API-80"?',
  },
  {
    given: '<Value of="Invoice.state" is="payed" />',
    want: 'docs/page.mdx:1:27  There is no value of Invoice.state called "payed". Known: outstanding, late, paid.',
  },
  {
    given: '<Values of="Invoice.due_date" />',
    want: 'docs/page.mdx:1:9  "Invoice.due_date" has no list of allowed values.',
  },
  {
    given: '<Scope of="write" />',
    want: 'docs/page.mdx:1:8  There is no scope "write". Known: read_only.',
  },
  {
    given: '<Snippet operation="createInvoice" languages="curl, rust" />',
    want: 'docs/page.mdx:1:36  There is no language "rust". Known: curl, typescript, ruby, php.',
  },
  {
    given: '<Snippet operation="createInvoice" request="reverse" languages="curl" />',
    want: 'docs/page.mdx:1:36  There is no request of createInvoice called "reverse". Known: default, reverse-charge.',
  },
  {
    given: '<ExampleResponse operation="createInvoice" status="200" />',
    want: 'docs/page.mdx:1:44  There is no response of createInvoice with status "200". Did you mean "201"?',
  },
  {
    given: '<ExampleResponse operation="createInvoice" status="201" example="lists" />',
    want: 'docs/page.mdx:1:57  There is no example of createInvoice 201 called "lists". Did you mean "list"?',
  },
  {
    given: '<ExampleResponse operation="createInvoice" status="201" fields="total" />',
    want: 'docs/page.mdx:1:57  There is no member of this example "total". Known: id, number, currency, total_cents, paid.',
  },
  {
    given: '<ExampleRequest operation="createInvoice" example="defaults" />',
    want: 'docs/page.mdx:1:43  There is no request example of createInvoice called "defaults". Did you mean "default"?',
  },
  {
    given: '<ExampleValue operation="createInvoice" status="201" at="number" as="money" />',
    want: 'docs/page.mdx:1:54  "number" is not a number in this example.',
  },
  {
    given: '<Signature of="invoice.updated" />',
    want: 'docs/page.mdx:1:12  The example of "invoice.updated" is not signed.',
  },
  {
    given: '<Fact off="x" />',
    want: 'docs/page.mdx:1:7  There is no attribute of <Fact> called "off". Did you mean "of"?',
  },
  { given: '<Fact />', want: 'docs/page.mdx:1:1  <Fact> needs the attribute of="…".' },
  { given: '<Fact of={1 + 1} />', want: 'docs/page.mdx:1:7  Write of as plain text in quotes: of="…".' },
  { given: '<Fact of />', want: 'docs/page.mdx:1:7  Write of as plain text in quotes: of="…".' },
  { given: '<Fact {...props} />', want: 'docs/page.mdx:1:1  <Fact> takes no {...spread}.' },
  {
    given: '<Fact of="limits.rate.calls">100</Fact>',
    want: 'docs/page.mdx:1:1  <Fact> has no content; write <Fact … />.',
  },
  {
    given: '<Operaton id="createInvoice" />',
    want: 'docs/page.mdx:1:1  There is no element <Operaton>. Did you mean <Operation>?',
  },
  {
    given: 'See <Banner />.',
    want: 'docs/page.mdx:1:5  There is no element <Banner>. Write the name of one, or import it.',
  },
  {
    given: 'See <ApiVersions /> here.',
    want: 'docs/page.mdx:1:5  <ApiVersions> needs an empty line before and after it.',
  },
])('$given is a mistake', async ({ given, want }) => {
  await expect(renderPage(given, sources)).rejects.toHaveProperty('message', want);
});

test('all mistakes of a page are reported at once', async () => {
  const page = 'One\n<Fact of="x" />.\n\n- <Field of="Invoice.due_date" />\n- <Status of="700" />';
  await expect(renderPage(page, sources)).rejects.toThrow(
    'docs/page.mdx:2:7  There is no fact "x". Known: accept.header, info.title, accept.value, limits.rate.calls, limits.eu.euros, limits.defaults.taxCode.\n' +
      'docs/page.mdx:5:11  There is no status "700". Known: 201, 404, 429, 503.',
  );
});
