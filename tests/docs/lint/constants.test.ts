import { describe, expect, test } from 'vitest';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Api } from '../../../site/lint/api';
import { placeAt } from '#core/text/place-at';
import { readPage } from '../../../site/lint/page';
import { element } from '../../../site/lint/rules/element';
import { apiWith, bundle, lineOf } from './changed-api';
import { sourceOf } from './lint-with';

/** The API that pages are checked against after a name changes everywhere in the description. */
function renamed(from: string, to: string): Api {
  if (!bundle.includes(from)) throw new Error(`The description does not hold ${from}.`);
  return apiWith(JSON.parse(bundle.replaceAll(from, to)) as BundledDescription);
}

const field = (name: string, to: string) => ({ from: `"${name}"`, to: `"${to}"` });
const operation = (id: string, to: string) => ({
  from: `"operationId":"${id}"`,
  to: `"operationId":"${to}"`,
});
const constant = (name: string, to: string) => ({ from: `"${name}":`, to: `"${to}":` });

describe('a constant of the description that changes its name fails at the line of the page that states it', () => {
  test.each([
    { page: 'tools/api.mdx', names: 'limits.rate.calls', ...constant('calls', 'requests') },
    { page: 'tools/api.mdx', names: 'limits.rate.windowSeconds', ...constant('windowSeconds', 'seconds') },
    { page: 'tools/api.mdx', names: 'limits.items.perRequest', ...constant('perRequest', 'perCall') },
    { page: 'tools/api.mdx', names: 'limits.items.perDocument', ...constant('perDocument', 'each') },
    { page: 'tools/api.mdx', names: 'limits.paging.defaultLimit', ...constant('defaultLimit', 'usual') },
    { page: 'tools/api.mdx', names: 'limits.paging.maxLimit', ...constant('maxLimit', 'most') },
    { page: 'tools/api.mdx', names: 'limits.session.idleMinutes', ...constant('idleMinutes', 'idle') },
    { page: 'guides/checkout.mdx', names: 'limits.session.removalDays', ...constant('removalDays', 'gone') },
    {
      page: 'guides/webhooks.mdx',
      names: 'limits.webhookRetry.withinHours',
      ...constant('withinHours', 'in'),
    },
    {
      page: 'tools/sandbox.mdx',
      names: 'sandbox.documentLimit.max',
      ...constant('documentLimit', 'documents'),
    },
    {
      page: 'guides/getting-started.mdx',
      names: 'limits.defaults.taxCode',
      ...constant('defaults', 'usual'),
    },
    {
      page: 'guides/record-sales.mdx',
      names: 'limits.customMetadata.keyMaxLength',
      ...constant('customMetadata', 'metadata'),
    },
    { page: 'guides/correct-invoices.mdx', names: '410', ...constant('410', '409') },
    { page: 'guides/getting-started.mdx', names: '429', ...constant('429', '420') },
    { page: 'tools/api.mdx', names: '406', ...constant('406', '415') },
    { page: 'guides/checkout.mdx', names: '422', ...constant('422', '423') },
    {
      page: 'guides/show-billing-history.mdx',
      names: 'X-Pages-NextPage',
      ...field('X-Pages-NextPage', 'Link'),
    },
    {
      page: 'guides/getting-started.mdx',
      names: 'X-RateLimit-Reset',
      ...field('X-RateLimit-Reset', 'RateLimit-Reset'),
    },
    { page: 'guides/webhooks.mdx', names: 'X-Abaco-Signature', ...field('X-Abaco-Signature', 'X-Signature') },
    {
      page: 'guides/record-refunds.mdx',
      names: 'Transaction.processor_id',
      ...field('processor_id', 'order_id'),
    },
    {
      page: 'guides/record-sales.mdx',
      names: 'TransactionItem.discount_rate',
      ...field('discount_rate', 'discount'),
    },
    { page: 'guides/webhooks.mdx', names: 'Webhook.auth_key', ...field('auth_key', 'secret') },
    { page: 'guides/getting-started.mdx', names: 'TaxRateResult.notice', ...field('notice', 'remark') },
    {
      page: 'guides/show-billing-history.mdx',
      names: 'Invoice.total_cents',
      ...field('total_cents', 'total'),
    },
    { page: 'glossary.mdx', names: 'TaxRateResult.taxable_part', ...field('taxable_part', 'taxable_share') },
    { page: 'tools/api.mdx', names: 'listInvoices.created_before', ...field('created_before', 'before') },
    {
      page: 'guides/getting-started.mdx',
      names: 'calculateTaxRate.to_country',
      ...field('to_country', 'country_to'),
    },
    {
      page: 'guides/tax-calculations/backend.mdx',
      names: 'reverse_charge',
      ...field('reverse_charge', 'reversed'),
    },
    {
      page: 'guides/getting-started.mdx',
      names: 'not_registered',
      ...field('not_registered', 'unregistered'),
    },
    { page: 'guides/checkout.mdx', names: 'abandoned', ...field('abandoned', 'left') },
    {
      page: 'guides/e-invoicing/ticketbai.mdx',
      names: 'ticketbai_araba',
      ...field('ticketbai_araba', 'araba'),
    },
    {
      page: 'guides/getting-started.mdx',
      names: 'createTransaction',
      ...operation('createTransaction', 'recordSale'),
    },
    { page: 'guides/webhooks.mdx', names: 'updateWebhook', ...operation('updateWebhook', 'changeWebhook') },
    {
      page: 'guides/download-reports.mdx',
      names: 'createReportRequest',
      ...operation('createReportRequest', 'orderReport'),
    },
    {
      page: 'guides/tax-id-validation.mdx',
      names: 'validateTaxId',
      ...operation('validateTaxId', 'checkTaxId'),
    },
    {
      page: 'guides/checkout.mdx',
      names: 'checkout.succeeded',
      ...field('checkout.succeeded', 'checkout.paid'),
    },
    {
      page: 'guides/e-invoicing/ticketbai.mdx',
      names: 'delivery.rejected',
      ...field('delivery.rejected', 'delivery.refused'),
    },
    { page: 'glossary.mdx', names: 'threshold.eu.100k', ...field('threshold.eu.100k', 'threshold.eu') },
    { page: 'guides/connect/standard-accounts.mdx', names: 'read_write', ...field('read_write', 'write') },
    { page: 'guides/getting-started.mdx', names: 'G-API-107', ...field('G-API-107', 'G-API-207') },
  ])('$names in $page', ({ page, names, from, to }) => {
    const source = sourceOf(page);
    const findings = element.check(readPage(page, source), renamed(from, to));
    const problems = findings.map(({ offset, message }) => {
      const { line, column } = placeAt(offset, source);
      return `docs/${page}:${line}:${column}  ${message}`;
    });
    const place = `docs/${page}:${lineOf(page, `"${names}"`)}:`;
    const there = problems.filter((problem) => problem.startsWith(place));
    expect(there.join('\n'), problems.join('\n')).toContain(`"${names}"`);
  });
});
