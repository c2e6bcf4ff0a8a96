import { describe, expect, test } from 'vitest';
import { api, lintWith, print } from './lint-with';

/** A page that no other links to. */
const PAGE = 'tools/example.mdx';
const found = (source: string) => lintWith(PAGE, source).map(print);

describe('what is typed by hand is found', () => {
  test.each([
    { given: 'You may make 100 calls.', want: '1:14  unbound-number  The number 100' },
    {
      given: 'A mark such as <Basis of="G-P-03" /> follows.',
      want: '1:16  mark-position  Without its mark',
    },
    { given: 'A mark is not <Basis of="G-P-03" /> a word.', want: '1:15  mark-position' },
    { given: '- <Basis of="G-P-03" /> Marks come last.', want: '1:3  mark-position' },
    {
      given: 'There are marks like <Field of="Invoice.notes" /> of <Basis of="G-P-03" />.',
      want: 'mark-position',
    },
    {
      given: '- <Proof of="errors.onDemand" /> errors are provoked.',
      want: '1:3  unbound-count  The count errors.onDemand is followed by no word “on demand”.',
    },
    {
      given:
        '<Proof of="errors.onDemand" /> errors are provoked, <Proof of="errors.provoked" /> shown on demand.',
      want: '1:53  unbound-count  The count errors.provoked is followed by no word “provoked”.',
    },
    { given: '**<Proof of="snippets.run" />** samples are run.', want: 'no word “snippets”' },
    {
      given: 'It waits two minutes:\n\n<Program of="record-sales/record-once" />',
      want: '1:10  program-number  "two minutes" is 120, which no constant of record-once.mjs, record-once.py',
    },
    {
      given: '<Program of="api/retry" />\n\nIt gives up after nine tries.',
      want: '3:19  program-number  "nine tries" is 9,',
    },
    { given: 'You may make 1,000 calls.', want: '1:14  unbound-number  The number 1,000' },
    {
      given:
        '<Snippet operation="listInvoices" />\n\n## Next\n\n<ExampleResponse operation="listInvoices" status="200" example="contact" />',
      want: '5:1  shown-response  <Snippet operation="listInvoices" /> above this response is not its request. Write <Snippet operation="listInvoices" request="contact" />',
    },
    {
      given:
        '```bash run-by="x"\ncurl https://x.example/\n```\n\n<ExampleResponse operation="getPing" status="200" />',
      want: '5:1  shown-response  The code above this response',
    },
    {
      given: '<ExampleResponse operation="getPing" status="200" />',
      want: '1:1  shown-response  Nothing above this response',
    },
    {
      given: '<Snippet operation="getPing" />\n\nOr:\n\n<ExampleResponse operation="getPing" status="401" />',
      want: '5:1  shown-response  <Snippet operation="getPing" /> above this response does not return 401.',
    },
    { given: 'Choose from twelve events.', want: '1:13  unbound-number  "twelve events"' },
    { given: 'Version 20241028 is current.', want: 'unbound-number' },
    { given: 'The response is [422](#errors).', want: 'unbound-number' },
    { given: '## At most 200 items', want: 'unbound-number' },
    { given: '| What | At most |\n|---|---|\n| Items | 200 |', want: '3:11  unbound-number' },
    { given: '<div>\n\nAt most **25** records.\n\n</div>', want: '3:11  unbound-number' },
    { given: '---\ntitle: Limits\ndescription: Make 100 calls.\n---', want: '3:19  unbound-number' },
    { given: 'Send `due_date` too.', want: '1:6  unbound-name  `due_date` is a name of the API' },
    { given: 'Send `due_dat` too.', want: 'Did you mean <Field of=' },
    { given: 'Read `X-RateLimit-Reset`.', want: 'Write <Header of="X-RateLimit-Reset" />.' },
    { given: 'Call `POST /invoices`.', want: 'Write <Operation id="createInvoice" as="call" />.' },
    { given: 'Wait for `invoice.created`.', want: 'Write <Event of="invoice.created" />.' },
    { given: 'It is `non_taxable`.', want: 'is="non_taxable" />.' },
    { given: 'At most `25` records.', want: 'unbound-name' },
    { given: 'At most ten items; another reading gives five.', want: '1:20  doubt  "another reading"' },
    {
      given: 'What changed, as far\nas it is publicly known.',
      want: '"as far as it is publicly known" doubts',
    },
    { given: 'Send due_date too.', want: '1:6  unbound-word  The name due_date' },
    { given: 'Call createInvoice.', want: 'Write <Operation id="createInvoice" />.' },
    { given: 'Wait for invoice.created here.', want: 'Write <Event of="invoice.created" />.' },
    { given: 'Read X-RateLimit-Reset.', want: 'unbound-word  The header X-RateLimit-Reset' },
    { given: 'Call GET /invoices now.', want: 'unbound-word  The call GET /invoices' },
    { given: 'It is at demo.abaco.example now.', want: 'unbound-word  The host demo.abaco.example' },
    {
      given: 'With <Value of="Product.tax_type" is="excluded" />, the default, tax is added.',
      want: '1:6  unbound-claim  excluded is not the default of Product.tax_type: that is included.',
    },
    {
      given: '<Values of="CheckoutSession.billing_details_collection" />; auto by default',
      want: 'unbound-claim  auto is not the default',
    },
    { given: '<Field of="Transaction.notes" /> is required.', want: 'Transaction.notes is not required.' },
    {
      given: 'It needs <Field of="Transaction.items" /> and <Field of="Transaction.notes" />.',
      want: '1:47  unbound-claim  Transaction.notes is not required.',
    },
    {
      given: 'Only <Parameter of="validateTaxId.country" /> is required.',
      want: 'validateTaxId.country is not the only one that is required: validateTaxId.tax_id is, too.',
    },
    {
      given: '```bash run-by="x"\ncurl --header "Accept: application/json; api_version=20231026"\n```',
      want: '1:1  unbound-code  Version 20231026 is not the current one. Write 20241028.',
    },
    {
      given: '```bash run-by="x"\ncurl https://demo.sandbox.abaco.example/api/invoice\n```',
      want: 'No operation is at https://demo.sandbox.abaco.example/api/invoice.',
    },
    {
      given: '```bash run-by="x"\ncurl https://demo.abacus.example/api/invoices\n```',
      want: 'The API is not at https://demo.abacus.example/api.',
    },
    { given: 'As G-API-107 says.', want: 'Write <Basis of="G-API-107" />.' },
    { given: '```json\n{ "rate": 19 }\n```', want: 'code-block' },
    { given: '```bash\ncurl x\n```', want: 'code-block' },
    { given: '```js not-run=""\ninit()\n```', want: 'code-block' },
    { given: '<Field of="Invoice.due_dat" />', want: '1:8  element  There is no field "Invoice.due_dat"' },
    { given: 'See [invoices](/api/invoices/).', want: 'is absolute' },
    { given: 'See [sales](../guides/record-sale.mdx).', want: 'Did you mean "../guides/record-sales.mdx"' },
    { given: 'See [sales](../guides/record-sales.mdx#number).', want: 'Did you mean "numbers"' },
    { given: 'See [below](#nothing).', want: 'There is no heading in tools/example.mdx' },
    { given: 'See [it](https://example.com/).', want: 'leads to another host' },
    { given: '| | Live |\n|---|---|\n| Keys | own |', want: 'table-head' },
    { given: '## Record Your Sales', want: 'Write "your", "sales"' },
    { given: '## record a sale', want: 'Start it with a capital.' },
    { given: 'Read the answer.', want: 'term  "the answer"' },
    { given: 'Call an endpoint.', want: 'term  "endpoint"' },
    { given: 'Send an e-mail.', want: 'Write "email".' },
    { given: 'Ask the tax office.', want: 'Write "tax authority".' },
    { given: 'It failed half-way.', want: 'Write "halfway".' },
    { given: 'After the look-up, charge.', want: 'Write "lookup"' },
    { given: 'In the plain set-up, call it once.', want: 'Write "setup"' },
    // oxlint-disable-next-line house/plain-english -- the word that the rule reports
    { given: 'Format numbers and texts.', want: 'Write "strings"' },
    { given: 'See [the rules](/api/convention/#rules-in-detail).', want: 'is absolute' },
    { given: 'It is not paid.', want: '1:4  contraction  "is not" is stiff. Write "isn\'t".' },
    { given: 'You cannot edit it, and it will\nnot change.', want: 'Write "can\'t".' },
    { given: 'You can edit it, but it will\nnot change.', want: 'Write "won\'t".' },
    {
      given: 'By the end of this page, you know.',
      want: '1:1  opening  "By the end of" announces the page.',
    },
    { given: 'Sales.\n\nThis guide shows a sale.', want: '3:1  opening' },
    { given: '---\ntitle: X\ndescription: In this page, a sale.\n---', want: '3:14  opening' },
    { given: 'No document number is used twice.', want: '1:1  negated-subject' },
    { given: 'Sales are kept, no sale is lost.', want: 'negated-subject  "no sale is" negates' },
    { given: `${'Sell it, '.repeat(15)}now.`, want: 'sentence-length  The sentence "Sell it, Sell' },
    { given: `${'Sell it, '.repeat(15)}now.`, want: 'has 31 words. Split it' },
    { given: 'Sell it now. '.repeat(21).trim(), want: '1:1  paragraph-length' },
    { given: 'Recieve a sale.', want: '1:1  spelling' },
    { given: 'Read the the page.', want: 'repeated-word' },
    { given: 'It is a event.', want: 'article' },
    { given: 'Add it to the whitelist.', want: 'inclusive-language' },
  ])('$given', ({ given, want }) => {
    expect(found(given).join('\n')).toContain(want);
  });
});

describe('what is bound, or allowed with a reason, is not found', () => {
  test.each([
    '<Fact of="limits.rate.calls" /> calls in <Fact of="limits.rate.windowSeconds" /> seconds',
    '## 3. Say hello',
    'A date is `YYYY-MM-DD`.',
    'Call `https://{account}.abaco.example/api`.',
    'The key is `pk_test_EXAMPLE`.',
    '```js not-run="needs a browser"\ninit()\n```\n\nCall `init` first.',
    'See [errors](/api/errors/), [sales](../guides/record-sales.mdx) and [numbers](../guides/record-sales.mdx#numbers).',
    'See [versions](./api.mdx#api-versions).',
    'See [conventions](/api/conventions/#rules-in-detail).',
    'With <Value of="Product.tax_type" is="included" />, the default, tax is part of it.',
    'It needs <Field of="Transaction.items" /> and <Field of="Transaction.payment" />.',
    'Only <Parameter of="calculateTaxRate.to_country" /> is required.',
    '```bash run-by="x"\ncurl https://lumen.sandbox.abaco.example/api/invoices/90210\n```',
    '## Local rates in the United States',
    'Where you are <Basis of="G-P-03" />, and where not <Basis of="G-P-03" /> <Basis of="G-API-73" />.',
    'Each call has its errors: <Proof of="errors.provoked" /> are provoked, <Proof of="errors.onDemand" /> on demand.',
    'Sign with HMAC-SHA1.',
    'Whether you pay or not.',
    'There is no sale, and this guide shows none.',
    'Sell it now. '.repeat(20).trim(),
    `${'Sell it, '.repeat(13)}<Field of="Invoice.notes" /> <Basis of="G-P-03" />.`,
    'All of legacy endpoints. {/* allow term: a reason */}',
    '{/* allow term: a reason */}\nAll of legacy endpoints.',
  ])('%s', (given) => {
    expect(found(given)).toEqual([]);
  });
});

describe('a waiver', () => {
  test.each([
    { given: 'An endpoint. {/* allow term */}', want: ['gives no reason', '"endpoint"'] },
    { given: 'An operation. {/* allow term: old */}', want: ['excepts nothing'] },
    { given: 'An endpoint. {/* allow link: old */}', want: ['excepts nothing', '"endpoint"'] },
    { given: '{/* allow term: old */}\n\nText.\n\nAn endpoint.', want: ['excepts nothing', '"endpoint"'] },
  ])('$given', ({ given, want }) => {
    const problems = found(given).join('\n');
    for (const text of want) expect(problems).toContain(text);
  });
});

test('the comment of a program and its constants are compared', () => {
  const program = (code: string) => ({
    language: 'javascript',
    grammar: 'javascript',
    name: 'wait.mjs',
    code,
  });
  const findingsFor = (code: string) => {
    const sources = { ...api.sources, programs: { 'some/wait': [program(code)] } };
    const problems = lintWith(PAGE, '<Program of="some/wait" />', { ...api, sources });
    return problems.filter(({ ruleId }) => ruleId === 'program-number').map(({ message }) => message);
  };
  expect(findingsFor('setTimeout(end, 300_000); // after ten minutes')).toEqual([
    '"ten minutes" is 600, which no constant of wait.mjs is.',
  ]);
  expect(findingsFor('setTimeout(end, 600_000); // after ten minutes')).toEqual([]);
  expect(findingsFor('sleep(1000) // a second')).toEqual([]);
});
