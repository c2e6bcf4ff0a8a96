import { describe, expect, test } from 'vitest';
import { MOST_PAGES } from '#core/contracts/most-pages';
import { renderPage } from './support/render-page';
import { buildSources } from './support/sources';

const sources = buildSources();

describe('an element inside a sentence', () => {
  test.each([
    { given: '<Fact of="limits.rate.calls" />', want: '100' },
    { given: '<Fact of="limits.eu.euros" />', want: '100,000' },
    { given: '<Fact of="info.title" />', want: 'Star API' },
    { given: '<Fact of="limits.defaults.taxCode" />', want: '<code>eservice</code>' },
    { given: '<Proof of="snippets.run" />', want: '1,300' },
    { given: '<Proof of="errors.provoked" />', want: '3' },
    { given: '<Proof of="errors.onDemand" />', want: '4' },
    { given: '<Proof of="faults.planted" />', want: '12' },
    { given: '<Proof of="faults.noticed" />', want: '11' },
    { given: '<Signature of="invoice.created" />', want: '<code>c2ln</code>' },
    {
      given: '<Field of="Invoice.due_date" />',
      want: '<a href="/api/objects/invoice/#due_date"><code>due_date</code></a>',
    },
    {
      given: '<Parameter of="listInvoices.limit" />',
      want: '<a href="/api/invoices/list-invoices/#query.limit"><code>limit</code></a>',
    },
    {
      given: '<Operation id="createInvoice" />',
      want: '<a href="/api/invoices/create-invoice/">Create an invoice</a>',
    },
    {
      given: '<Operation id="createInvoice" as="call" />',
      want: '<a href="/api/invoices/create-invoice/"><code>POST /invoices</code></a>',
    },
    { given: '<Object of="Invoice" />', want: '<a href="/api/objects/invoice/">Invoice</a>' },
    {
      given: '<Event of="invoice.created" />',
      want: '<a href="/api/webhooks/invoice-created/"><code>invoice.created</code></a>',
    },
    { given: '<Status of="429" />', want: '<a href="/api/errors/#429">429</a>' },
    { given: '<Status of="201" />', want: '201' },
    { given: '<Header of="X-RateLimit-Limit" />', want: '<code>X-RateLimit-Limit</code>' },
    { given: '<Scope of="read_only" />', want: '<a href="/api/#oauth2"><code>read_only</code></a>' },
    {
      given: '<Value of="Invoice.state" is="paid" />',
      want: '<a href="/api/objects/invoice/#state"><code>paid</code></a>',
    },
    {
      given: '<Values of="Invoice.state" />',
      want: '<code>outstanding</code>, <code>late</code> and <code>paid</code>',
    },
    {
      given: '<ExampleValue operation="createInvoice" status="201" at="total_cents" as="money" />',
      want: '119.00 EUR',
    },
    { given: '<ExampleValue operation="createInvoice" status="201" at="number" />', want: '2024-00042' },
    { given: '<ExampleValue operation="createInvoice" status="201" at="paid" />', want: 'null' },
    {
      given: '<Basis of="G-API-80" />',
      want: '<sup title="public">G-API-80</sup>',
    },
    { given: '<Basis of="G-T-01" />', want: '<sup title="choice">G-T-01</sup>' },
  ])('$given', async ({ given, want }) => {
    expect(await renderPage(`Say ${given}.`, sources)).toBe(
      `<p>Say${given.startsWith('<Basis') ? '' : ' '}${want}.</p>`,
    );
  });

  test.each([
    { given: '## At most <Fact of="limits.rate.calls" /> calls', want: '<h2>At most 100 calls</h2>' },
    { given: '<Fact of="limits.rate.calls" />', want: '<p>100</p>' },
    { given: '- **<Fact of="limits.rate.calls" />** calls', want: /<li><strong>100<\/strong> calls<\/li>/ },
    { given: '| A |\n|---|\n| <Fact of="limits.rate.calls" /> |', want: /<td>100<\/td>/ },
    { given: '<div>\n\n<Fact of="limits.rate.calls" /> calls\n\n</div>', want: /<p>100 calls<\/p>/ },
  ])('works in $given', async ({ given, want }) => {
    expect(await renderPage(given, sources)).toMatch(want);
  });
});

describe('an element on a separate line', () => {
  test.each([
    {
      given: '<AcceptHeader />',
      want: '<pre class="language-http"><span class="token keyword">Accept</span>: application/json; api_version=20241028</pre>',
    },
    {
      given: '<ExampleResponse operation="createInvoice" status="201" fields="number, id" />',
      want: '<pre class="language-json">{\n  <span class="token property">"id"</span>: <span class="token number">90210</span>,\n  <span class="token property">"number"</span>: <span class="token string">"2024-00042"</span>\n}</pre>',
    },
    {
      given: '<ExampleResponse operation="createInvoice" status="201" example="list" fields="id" />',
      want: '<pre class="language-json">[\n  {\n    <span class="token property">"id"</span>: <span class="token number">1</span>\n  }\n]</pre>',
    },
    {
      given: '<ExampleRequest operation="createInvoice" fields="currency" />',
      want: '<pre class="language-json">{\n  <span class="token property">"currency"</span>: <span class="token string">"EUR"</span>\n}</pre>',
    },
    {
      given: '<Snippet operation="createInvoice" languages="curl" />',
      want: '<tabs title="createInvoice default"><tab title="curl: curl"><pre class="language-curl"><span class="token function">curl</span> &lt;b&gt;</pre></tab></tabs>',
    },
    {
      given: '<Snippet operation="createInvoice" request="reverse-charge" languages="curl" />',
      want: '<tabs title="createInvoice reverse-charge"><tab title="curl: curl"><pre class="language-curl"><span class="token function">curl</span> --head</pre></tab></tabs>',
    },
    {
      given: '<Snippet operation="createInvoice" />',
      want:
        '<tabs title="createInvoice default"><tab title="curl: curl"><pre class="language-curl"><span class="token function">curl</span> &lt;b&gt;</pre></tab>' +
        '<tab title="typescript: TypeScript"><pre class="language-typescript">' +
        '<a class="typed" href="/api/invoices/create-invoice/#request.items" title="items: list">items</a></pre></tab>' +
        '<tab title="ruby: Ruby"><pre class="language-ruby">puts <span class="token number">1</span></pre></tab>' +
        '<tab title="php: PHP"><pre class="language-php">&lt;?php</pre></tab></tabs>',
    },
    {
      given: '<Program of="webhooks/receiver" />',
      want:
        '<tabs><tab title="ruby: Ruby"><pre class="language-ruby">run <span class="token number">1</span></pre></tab>' +
        '<tab title="php: PHP"><pre class="language-php">&lt;?php</pre></tab></tabs>',
    },
    {
      given: '<Program of="webhooks/check" />',
      want: '<pre class="language-bash"><span class="token function">ls</span> {a} &lt;b&gt;</pre>',
    },
    {
      given: '<Snippet operation="createInvoice" languages="typescript" />',
      want:
        '<tabs title="createInvoice default"><tab title="typescript: TypeScript"><pre class="language-typescript">' +
        '<a class="typed" href="/api/invoices/create-invoice/#request.items" title="items: list">items</a></pre></tab></tabs>',
    },
  ])('$given', async ({ given, want }) => {
    expect(await renderPage(given, sources)).toBe(want);
  });

  test.each([
    {
      given: '<ApiVersions />',
      want: [
        '20241028 (current)|No changes listed.',
        // oxlint-disable-next-line house/plain-english -- a quote of the description
        '20210701|Breaking: DELETE answers 410. No pages.',
      ],
    },
    {
      given: '<ErrorStatuses />',
      want: [
        '404 Not Found|No such id.|Not unchanged',
        '429 Too Many Requests|Too many.|After the reset',
        '503 Service Unavailable|Down.|With growing pauses',
      ],
    },
    { given: '<OperationIndex />', want: ['Invoices|Create an invoice'] },
    {
      given: '<EventIndex />',
      want: ['invoice.created|Invoice issued', 'invoice.updated|Invoice changed G-API-80'],
    },
  ])('$given has a row for each entry', async ({ given, want }) => {
    const html = await renderPage(given, sources);
    expect(rowsOf(html)).toEqual(want);
  });

  test('<OperationIndex /> counts the operations of each tag where they are too many', async () => {
    const { operations } = sources.facts;
    const ids = Array.from({ length: MOST_PAGES + 1 }, (_, index) => `createInvoice${index}`);
    const many = buildSources({
      operations: Object.fromEntries(ids.map((id) => [id, operations.createInvoice!])),
      tags: { Invoices: { href: '/api/invoices/', operationIds: ids } },
    });
    const html = await renderPage('<OperationIndex />', many);
    expect(rowsOf(html)).toEqual([`Invoices|${MOST_PAGES + 1}`]);
    expect(html).toContain('href="/api/invoices/"');
  });

  test('<Decisions /> has a target for the marks of pages', async () => {
    const html = await renderPage('<Decisions />', sources);
    expect(html).toContain('<li id="G-T-01">G-T-01, our choice. Templates use <code>Liquid</code>.</li>');
    expect(html).not.toContain('G-API-80');
  });
});

test('whatever a description says stays text', async () => {
  const hostile = '{process.exit()}</p><script>alert(1)</script>\n\nimport x from "y"\n\n`# <b>';
  const changes = {
    values: { hostile },
    operations: {
      op: { ...buildSources().facts.operations.createInvoice!, summary: hostile, path: hostile },
    },
    events: { e: { summary: hostile, href: '/api/' } },
  };
  const page =
    '<Fact of="hostile" />\n\n<Operation id="op" />\n\n<Operation id="op" as="call" />\n\n<EventIndex />';
  const html = await renderPage(page, buildSources(changes));
  expect(html).not.toContain('<script>');
  expect(html.match(/\{process\.exit\(\)\}&lt;\/p&gt;&lt;script&gt;/g)).toHaveLength(4);
});

/** Cells of the body of a table as plain text, joined by bars. */
function rowsOf(html: string): string[] {
  const rows = html.split('<tr>').slice(2);
  return rows.map((row) =>
    [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => (cell ?? '').replace(/<[^>]+>/g, '')).join('|'),
  );
}
