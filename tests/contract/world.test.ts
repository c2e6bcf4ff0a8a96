import { describe, expect, it } from 'vitest';
import { checkAmounts } from './world/amounts';
import { calculateTax, checkCalculations, type Calculation } from './world/calculation';
import { checkCredits } from './world/credits';
import { checkDates } from './world/dates';
import { checkEchoes } from './world/echoes';
import { checkHosts } from './world/hosts';
import { checkIdentity } from './world/identity';
import type { Json } from '#core/json/json';
import { loadWorld, type World } from './world/load-world';
import { withoutExamples, withValue } from './world/mutate';
import { checkNumbers } from './world/numbers';
import { checkReferences } from './world/references';
import { checkEvidence, checkRegistrations } from './world/tax-places';

const world = loadWorld();

type Mutant = { broken: string; want: string; world: World };

const mutant = (name: string, pointer: string, value: Json, want: string): Mutant => ({
  broken: `${name}${pointer}`,
  want,
  world: withValue(world, name, pointer, value),
});

const SALE = 'createTransaction.201';

const checks: { rule: string; check: (world: World) => string[]; mutants: Mutant[] }[] = [
  {
    rule: 'every id and code leads to a record',
    check: checkReferences,
    mutants: [
      mutant('createEvidence.request', '/document_id', 1, 'no document 1'),
      mutant('createTransaction.request.business', '/customer/id', 2, 'no contact 2'),
      mutant('createTransaction.request', '/items/0/product_code', 'course-lost', 'no product course-lost'),
      mutant('updateSession.request', '/coupon', 'LOST', 'no coupon LOST'),
      mutant('createTaxId.request', '/jurisdiction_id', 3, 'no jurisdiction 3'),
      mutant('account.updated', '/account_id', 4, 'no account 4'),
    ],
  },
  {
    rule: 'items, taxes, discounts and payments add up to the totals',
    check: checkAmounts,
    mutants: [
      mutant('getInvoice.200', '/total_cents', 11901, 'total_cents is not subtotal − discount + taxes'),
      mutant('getInvoice.200', '/taxes/0/amount_cents', 1901, 'amount_cents is not the rate of the lines'),
      mutant('getInvoice.200', '/taxes', [], 'taxes has not one row per tax'),
      mutant('getCredit.200', '/subtotal_cents', 9999, 'subtotal_cents is not the sum of the items'),
      mutant('createInvoice.201', '/discount_cents', 0, 'discount_cents is not the sum of the items'),
      mutant('createInvoice.201', '/items/0/discount_cents', 999, 'discount_cents is not discount_rate'),
      mutant('createInvoice.201', '/items/0/quantity', 3, 'subtotal_cents is not unit_price × quantity'),
      mutant(
        SALE,
        '/items/0/total_amount_cents',
        11800,
        'the total of the item is not its net amount plus tax',
      ),
      mutant(SALE, '/payments/0/amount_cents', 100, 'is paid, but payments do not sum to total_cents'),
      mutant('getExpense.200', '/state', 'outstanding', 'is not paid, but payments cover total_cents'),
      mutant('getRecurring.200', '/total_cents', 1211, 'items do not sum to total_cents'),
    ],
  },
  {
    rule: 'dates run forward and agree with Unix seconds',
    check: checkDates,
    mutants: [
      mutant('getInvoice.200', '/issue_date', '2024-11-16', 'issue_date is not the day of created_at'),
      mutant('createInvoice.201', '/due_date', '2024-11-01', 'issue_date lies after due_date'),
      mutant('getReportRequest.200', '/completed_at', 1, 'created_at lies after completed_at'),
      mutant('getReportRequest.200', '/parameters/to_date', '2024-12-31', 'covers days after its request'),
      mutant('payment.created', '/data/object/date', '2024-11-14', 'date is not the day of created_at'),
      mutant('getInvoice.200', '/contact/created_at', 1731758400, 'contact is younger'),
      mutant('getInvoice.200', '/payments/0/created_at', 1731585600, 'a payment is older than its document'),
      mutant(
        'getInvoice.200.delivered',
        '/deliveries/1/delivered_at',
        1,
        'a delivery is older than its document',
      ),
      mutant('getExpense.200', '/issue_date', '2024-11-06', 'issue_date lies after created_at'),
      mutant('getTaxId.200', '/created_at', 1, 'older than taxId'),
      mutant('listInvoices.200', '/0/id', 1, 'not newest first'),
    ],
  },
  {
    rule: 'credit notes fit their invoice',
    check: checkCredits,
    mutants: [
      mutant('listCredits.200', '/0/total_cents', 11900, 'credit notes exceed the invoice'),
      mutant('createCredit.201', '/total_cents', 100, 'credited in part, but has several items'),
      mutant('listInvoices.200', '/4/state', 'outstanding', 'credited, but not paid'),
      mutant('getCredit.200', '/created_at', 1, 'credited before it was issued'),
      mutant('createCredit.201', '/contact/id', 60312, 'credited to another contact'),
      mutant('createCredit.201', '/related_document/id', 1, 'invoice 1: not shown'),
      mutant('createCredit.request', '/invoice_id', 90210, 'not the invoice of the response'),
      mutant('createCredit.request.partial', '/credited_amount', 59.51, 'not the total of the response'),
    ],
  },
  {
    rule: 'numbers have neither gaps nor repeats',
    check: checkNumbers,
    mutants: [
      {
        broken: 'one document missing',
        want: '2024-45 does not follow 43',
        world: withoutExamples(world, 'createTransaction.201.verifactu'),
      },
      mutant('createTransaction.201.minimal', '/number', '2024-00046', '2024-46 does not follow 46'),
      mutant(
        'createTransaction.201.minimal',
        '/number',
        '2024-000000000000000047',
        'longer than 20 characters',
      ),
    ],
  },
  {
    rule: 'hosts are under .example and no key is real',
    check: checkHosts,
    mutants: [
      mutant('getContact.200', '/email', 'ada@reader.test', 'reader.test is not under .example'),
      mutant('getWebhook.200', '/url', 'https://shop.test/hooks', 'shop.test is not under .example'),
      mutant('getAuthorization.200', '/identity/publishable_key', 'pk_test_1', 'looks like a real key'),
    ],
  },
  {
    rule: 'a record has one content wherever it appears',
    check: checkIdentity,
    mutants: [
      mutant('invoice.created', '/data/object/number', '2024-00049', '/number: differs from'),
      mutant('updateInvoice.200.final', '/currency', 'USD', '/currency: differs from'),
      mutant('getInvoice.200', '/contact/last_name', 'Summer', '/last_name: differs from'),
      mutant('listProducts.200', '/2/unit_cost', '118.00', '/unit_cost: differs from'),
    ],
  },
  {
    rule: 'responses show what their requests have sent',
    check: checkEchoes,
    mutants: [
      mutant(
        'createTransaction.request',
        '/items/0/amount',
        118,
        '/items/0/amount: not what the response shows',
      ),
      mutant('createTransaction.request.refund', '/type', 'sale', '/type: not what the response shows'),
      mutant(
        'createTransaction.request',
        '/customer/city',
        'Bonn',
        '/contact/city: not what the response shows',
      ),
      mutant(
        'createInvoice.request.reverse-charge',
        '/tag_list',
        'courses',
        '/tag_list: not what the response',
      ),
      mutant('updateProduct.request', '/unit_cost', '1.00', '/unit_cost: not what the response shows'),
      {
        broken: 'a response missing',
        want: 'createCoupon.request: no response',
        world: withoutExamples(world, 'createCoupon.201'),
      },
    ],
  },
  {
    rule: 'calculations are exact',
    check: checkCalculations,
    mutants: [
      mutant('calculateTaxRate.200', '/tax_amount', 19.01, 'tax_amount is not 1900 cents'),
      mutant('calculateTaxRate.200.inclusive', '/subtotal', 100.01, 'subtotal is not 10000 cents'),
      mutant('calculateTaxRate.200.texas-saas', '/total_amount', 106, 'total_amount is not 10500 cents'),
      mutant(
        'calculateTaxRate.200.two-taxes',
        '/additional_tax_amount',
        9.97,
        'additional_tax_amount is not 998 cents',
      ),
      mutant('calculateTaxRate.200', '/status', 'reverse_charge', 'status and rate contradict each other'),
    ],
  },
  {
    rule: 'tax is charged only where a tax ID is registered',
    check: checkRegistrations,
    mutants: [
      mutant('getInvoice.200', '/taxes/0/country', 'AT', 'no tax ID in AT'),
      mutant('calculateTaxRate.200', '/country', 'AT', 'no tax ID in AT'),
    ],
  },
  {
    rule: 'the state of evidence follows from its proofs',
    check: checkEvidence,
    mutants: [
      mutant('getEvidence.200', '/state', 'unsettled', 'state is not confirmed'),
      mutant('createInvoice.201', '/evidence/billing_country', 'BE', 'state is not confirmed'),
      mutant('createEvidence.201', '/bank_country', 'FR', 'state is not conflicting'),
    ],
  },
];

describe.each(checks)('$rule', ({ check, mutants }) => {
  it('holds in the examples', () => {
    expect(check(world)).toEqual([]);
  });

  it.each(mutants)('fails for $broken: $want', ({ world: changed, want }) => {
    expect(check(changed).join('\n')).toContain(want);
  });
});

const quebec = { rate: 5, additionalRate: 9.975 };

const vectors: { given: Calculation; want: [number, number, number, number] }[] = [
  { given: { amount: 100, rate: 19 }, want: [10000, 1900, 0, 11900] },
  { given: { amount: 119, rate: 19, inclusive: true }, want: [10000, 1900, 0, 11900] },
  { given: { amount: 49.95, rate: 19, inclusive: true }, want: [4197, 798, 0, 4995] },
  { given: { amount: 9.9, rate: 21, inclusive: true }, want: [818, 172, 0, 990] },
  { given: { amount: 10, rate: 5.5 }, want: [1000, 55, 0, 1055] },
  { given: { amount: 49.99, rate: 8.875 }, want: [4999, 444, 0, 5443] },
  { given: { amount: 49.99, rate: 8.875, inclusive: true }, want: [4592, 407, 0, 4999] },
  { given: { amount: 100, rate: 6.25, part: 80 }, want: [10000, 500, 0, 10500] },
  { given: { amount: 105, rate: 6.25, part: 80, inclusive: true }, want: [10000, 500, 0, 10500] },
  { given: { amount: 100, ...quebec }, want: [10000, 500, 998, 11498] },
  { given: { amount: 114.98, ...quebec, inclusive: true }, want: [10000, 500, 998, 11498] },
  { given: { amount: 0.5, rate: 19 }, want: [50, 10, 0, 60] },
  { given: { amount: 100, rate: 0 }, want: [10000, 0, 0, 10000] },
  { given: { amount: 12.1, rate: 21, inclusive: true }, want: [1000, 210, 0, 1210] },
];

describe('the tax calculation', () => {
  it.each(vectors)('of $given.amount at $given.rate % gives $want', ({ given, want }) => {
    const { subtotal, tax, additional, total } = calculateTax(given);
    expect([subtotal, tax, additional, total].map(Number)).toEqual(want);
  });
});
