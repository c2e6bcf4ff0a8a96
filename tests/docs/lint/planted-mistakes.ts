/** A mistake in the prose of a page, and what the lint says about it. */
interface PlantedMistake {
  page: string;
  from: string;
  to: string;
  says: string;
}

/** Mistakes that people make when they write from memory. */
export const PLANTED_MISTAKES: readonly PlantedMistake[] = [
  // Limits
  {
    page: 'tools/api.mdx',
    from: '<Fact of="limits.rate.calls" /> calls',
    to: '200 calls',
    says: 'The number 200',
  },
  {
    page: 'tools/api.mdx',
    from: '<Fact of="limits.rate.windowSeconds" /> seconds.',
    to: '30 seconds.',
    says: 'The number 30',
  },
  {
    page: 'tools/api.mdx',
    from: '<Fact of="limits.paging.defaultLimit" /> records; ask',
    to: 'fifty records; ask',
    says: '"fifty records"',
  },
  {
    page: 'guides/checkout.mdx',
    from: '<Fact of="limits.session.idleMinutes" /> idle minutes',
    to: 'thirty minutes',
    says: '"thirty minutes"',
  },
  {
    page: 'guides/webhooks.mdx',
    from: '<Fact of="limits.webhookRetry.withinHours" /> hours',
    to: 'two days',
    says: '"two days"',
  },
  {
    page: 'guides/record-sales.mdx',
    from: '<Fact of="limits.items.perRequest" /> items',
    to: '`150` items',
    says: '`150`',
  },
  {
    page: 'guides/webhooks.mdx',
    from: '<Fact of="counts.events" /> [events]',
    to: '12 [events]',
    says: 'The number 12',
  },
  {
    page: 'guides/webhooks.mdx',
    from: '<Fact of="counts.events" /> events',
    to: 'twelve events',
    says: '"twelve events"',
  },
  // Statuses
  {
    page: 'guides/correct-invoices.mdx',
    from: '<Status of="410" />',
    to: '<Status of="409" />',
    says: 'There is no status "409".',
  },
  { page: 'guides/getting-started.mdx', from: '<Status of="429" />', to: '503', says: 'The number 503' },
  { page: 'guides/record-sales.mdx', from: '<Status of="422" />', to: '`422`', says: '`422`' },
  // Fields
  {
    page: 'guides/record-refunds.mdx',
    from: 'Transaction.processor_id',
    to: 'Transaction.processorId',
    says: 'There is no field "Transaction.processorId".',
  },
  {
    page: 'guides/show-billing-history.mdx',
    from: '<Field of="Invoice.total_cents" />',
    to: '`total_cent`',
    says: '`total_cent` is bound to nothing',
  },
  {
    page: 'guides/checkout.mdx',
    from: '<Field of="CheckoutSession.permalink" />',
    to: '`permalink`',
    says: '`permalink` is a name of the API',
  },
  {
    page: 'glossary.mdx',
    from: '<Field of="Invoice.number" />',
    to: 'invoice_number',
    says: 'The name invoice_number',
  },
  {
    page: 'guides/getting-started.mdx',
    from: 'TaxIdCreate.value',
    to: 'TaxIdCreate.number',
    says: '"TaxIdCreate.number"',
  },
  // Values
  { page: 'guides/checkout.mdx', from: 'is="abandoned"', to: 'is="canceled"', says: 'called "canceled"' },
  {
    page: 'guides/getting-started.mdx',
    from: '<Value of="TaxRateResult.status" is="not_registered" />',
    to: '`unregistered`',
    says: '`unregistered` is bound to nothing',
  },
  {
    page: 'guides/tax-calculations/index.mdx',
    from: 'is="reverse_charge"',
    to: 'is="reverse-charge"',
    says: 'called "reverse-charge"',
  },
  {
    page: 'guides/record-refunds.mdx',
    from: '<Value of="Transaction.type" is="refund" />',
    to: '`refunded`',
    says: '`refunded` is a name of the API',
  },
  // Operations, events, headers, parameters, scopes, objects
  {
    page: 'guides/getting-started.mdx',
    from: 'id="createTransaction"',
    to: 'id="recordTransaction"',
    says: 'There is no operation "recordTransaction".',
  },
  {
    page: 'guides/record-sales.mdx',
    from: '<Operation id="deliverInvoice" as="call" />',
    to: '`POST /invoices/{id}/send`',
    says: 'is bound to nothing',
  },
  {
    page: 'guides/record-sales.mdx',
    from: '<Operation id="deliverInvoice" as="call" />',
    to: 'POST /invoices/deliver',
    says: 'The call POST /invoices/deliver',
  },
  {
    page: 'guides/webhooks.mdx',
    from: '<Operation id="updateWebhook" as="call" />',
    to: 'updateWebhook',
    says: 'Write <Operation id="updateWebhook" />',
  },
  {
    page: 'guides/checkout.mdx',
    from: '<Event of="checkout.failed" />',
    to: '<Event of="checkout.declined" />',
    says: 'There is no event "checkout.declined".',
  },
  {
    page: 'guides/checkout.mdx',
    from: '<Event of="checkout.abandoned" />',
    to: 'checkout.abandoned',
    says: 'The event checkout.abandoned',
  },
  {
    page: 'tools/api.mdx',
    from: '<Header of="X-RateLimit-Remaining" />',
    to: '<Header of="X-RateLimit-Left" />',
    says: 'There is no header "X-RateLimit-Left".',
  },
  {
    page: 'tools/api.mdx',
    from: '<Header of="X-Pages-HasMore" />',
    to: 'X-Pages-More',
    says: 'The header X-Pages-More',
  },
  {
    page: 'tools/api.mdx',
    from: 'listInvoices.created_before',
    to: 'listInvoices.page',
    says: '"listInvoices.page"',
  },
  {
    page: 'glossary.mdx',
    from: '<Scope of="read_write" />',
    to: '<Scope of="write" />',
    says: 'There is no scope "write".',
  },
  {
    page: 'glossary.mdx',
    from: '<Object of="CheckoutSession" />',
    to: '<Object of="Checkout" />',
    says: 'There is no object "Checkout".',
  },
  // Versions and hosts
  {
    page: 'guides/getting-started.mdx',
    from: '<Fact of="versions.current" />',
    to: '20241029',
    says: 'The number 20241029',
  },
  {
    page: 'index.mdx',
    from: '`https://{account}.abaco.example/api`',
    to: '`https://{account}.abaco.example/v1`',
    says: 'is bound to nothing',
  },
  {
    page: 'tools/api.mdx',
    from: '`https://{account}.sandbox.abaco.example/api`',
    to: 'demo.sandbox.abaco.example',
    says: 'The host demo.sandbox.abaco.example',
  },
  // Links
  {
    page: 'guides/getting-started.mdx',
    from: './tax-calculations/backend.mdx',
    to: './refunds.mdx',
    says: 'There is no page "./refunds.mdx".',
  },
  {
    page: 'guides/getting-started.mdx',
    from: '../tools/api.mdx#errors',
    to: '../tools/api.mdx#error-table',
    says: 'with the anchor "error-table"',
  },
  {
    page: 'guides/record-sales.mdx',
    from: '(#recover-from-a-failure-halfway)',
    to: '(#recover)',
    says: 'with the anchor "recover"',
  },
  {
    page: 'guides/webhooks.mdx',
    from: '## 5. Watch your webhook',
    to: '## 5. Watch it',
    says: 'with the anchor "5-watch-your-webhook"',
  },
  {
    page: 'guides/getting-started.mdx',
    from: 'https://sandbox.abaco.example/signup',
    to: 'https://abaco.com/signup',
    says: 'leads to another host',
  },
  // Words
  {
    page: 'guides/getting-started.mdx',
    from: 'The response is the invoice',
    to: 'The answer is the invoice',
    says: '"The answer"',
  },
  {
    page: 'tools/api.mdx',
    from: 'the other operations on addresses',
    to: 'the other endpoints on addresses',
    says: '"endpoints"',
  },
  {
    page: 'guides/getting-started.mdx',
    from: 'Copy the secret key',
    to: 'Copy the private key',
    says: '"private key"',
  },
  {
    page: 'guides/getting-started.mdx',
    from: 'Copy the secret key',
    to: 'Copy the API key',
    says: '"API key"',
  },
  {
    page: 'guides/record-sales.mdx',
    from: '## Check that it worked',
    to: '## Check That It Worked',
    says: 'is not in sentence case',
  },
  {
    page: 'guides/record-sales.mdx',
    from: 'in a browser. It',
    to: 'in a a browser. It',
    says: 'repeated "a"',
  },
  {
    page: 'guides/getting-started.mdx',
    from: 'address of your account',
    to: 'address of a account',
    says: 'article',
  },
  { page: 'guides/correct-invoices.mdx', from: 'invoice', to: 'invioce', says: 'spelling' },
  // Code
  {
    page: 'tools/api.mdx',
    from: '```bash run-by="tests/docs/shell.test.ts"',
    to: '```bash',
    says: 'no test runs it',
  },
  {
    page: 'guides/webhooks.mdx',
    from: 'webhooks/receiver',
    to: 'webhooks/handler',
    says: 'There is no program "webhooks/handler".',
  },
];
