import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { operationCases } from './description/example-case';
import { describeExamples, REMOVED, type Refusal } from './description/suite';
import { createValidator } from './description/validator';

const description = loadDescription();
const validate = createValidator(description);
const cases = operationCases(description);

/** Per tag, changes that must be rejected. The other tags have their own suites. */
const REFUSALS: Record<string, Refusal[]> = {
  Accounts: [
    { example: 'createAccount.request', at: '/email', to: REMOVED, keyword: 'required' },
    { example: 'createAccount.request', at: '/default_tax_code', to: 'software', keyword: 'enum' },
    { example: 'createAccount.request', at: '/subdomain', to: 'lumen', keyword: 'unevaluatedProperties' },
    { example: 'createAccount.201', at: '/authentication/access_token', to: 7, keyword: 'type' },
    { example: 'getAccount.200', at: '/state', to: 'closed', keyword: 'enum' },
  ],
  Addresses: [
    { example: 'createAddress.request', at: '/valid_from', to: '2024-13-01', keyword: 'format' },
    { example: 'createAddress.request', at: '/country', to: 'Germany', keyword: 'pattern' },
    { example: 'createAddress.request', at: '/zip', to: '10119', keyword: 'unevaluatedProperties' },
    { example: 'getAddress.200', at: '/id', to: REMOVED, keyword: 'required' },
  ],
  Authorization: [{ example: 'getAuthorization.200', at: '/identity/id', to: 4821, keyword: 'type' }],
  Contacts: [
    { example: 'createContact.request', at: '/first_name', to: REMOVED, keyword: 'required' },
    { example: 'createContact.request', at: '/kind', to: 'business', keyword: 'enum' },
    { example: 'createContact.request', at: '/full_name', to: 'Zoë Maas', keyword: 'unevaluatedProperties' },
    { example: 'getContact.200', at: '/id', to: '60312', keyword: 'type' },
    { example: 'listContacts.200', at: '/0/created_at', to: '2024-11-15', keyword: 'type' },
  ],
  Coupons: [
    { example: 'createCoupon.request', at: '/code', to: REMOVED, keyword: 'required' },
    { example: 'createCoupon.request', at: '/percent_off', to: REMOVED, keyword: 'required' },
    { example: 'createCoupon.request.amount-off', at: '/amount_off', to: REMOVED, keyword: 'required' },
    { example: 'createCoupon.request.amount-off', at: '/currency', to: REMOVED, keyword: 'required' },
    { example: 'createCoupon.request', at: '/times_redeemed', to: 0, keyword: 'unevaluatedProperties' },
  ],
  Credits: [
    { example: 'createCredit.request', at: '/invoice_id', to: REMOVED, keyword: 'required' },
    { example: 'createCredit.request', at: '/payment_method', to: 'credit', keyword: 'enum' },
    { example: 'createCredit.request.partial', at: '/credited_amount', to: '59.50', keyword: 'type' },
    { example: 'getCredit.200', at: '/state', to: 'refunded', keyword: 'enum' },
    { example: 'getCredit.200', at: '/recurring_period', to: 'months', keyword: 'unevaluatedProperties' },
  ],
  Evidence: [
    { example: 'createEvidence.request', at: '/document_id', to: REMOVED, keyword: 'required' },
    {
      example: 'createEvidence.request',
      at: '/additional_evidence',
      to: 'SIM card',
      keyword: 'required',
    },
    {
      example: 'createEvidence.request',
      at: '/additional_evidence_country',
      to: 'DE',
      keyword: 'required',
    },
    { example: 'createEvidence.request', at: '/state', to: 'confirmed', keyword: 'unevaluatedProperties' },
    { example: 'getEvidence.200', at: '/state', to: 'settled', keyword: 'enum' },
  ],
  Expenses: [
    { example: 'createExpense.request', at: '/contact', to: REMOVED, keyword: 'required' },
    { example: 'createExpense.request', at: '/items/0/total_amount', to: REMOVED, keyword: 'required' },
    { example: 'createExpense.request', at: '/attachment/data', to: REMOVED, keyword: 'required' },
    {
      example: 'getExpense.200',
      at: '/payment_method',
      to: 'wire_transfer',
      keyword: 'unevaluatedProperties',
    },
    { example: 'getExpense.200', at: '/state', to: 'archived', keyword: 'enum' },
  ],
  Jurisdictions: [{ example: 'getJurisdiction.200', at: '/country', to: 'Spain', keyword: 'pattern' }],
  Ping: [{ example: 'getPing.200', at: '/status', to: true, keyword: 'type' }],
  Products: [
    { example: 'createProduct.request', at: '/tax_based_on', to: 'country', keyword: 'required' },
    { example: 'createProduct.request', at: '/unit_cost', to: 119, keyword: 'type' },
    { example: 'createProduct.request', at: '/tax_class', to: 'exempt', keyword: 'enum' },
    { example: 'createProduct.request', at: '/id', to: 1, keyword: 'unevaluatedProperties' },
    { example: 'getProduct.200', at: '/stock', to: 1.5, keyword: 'type' },
  ],
  Recurring: [
    { example: 'createRecurring.request', at: '/items', to: REMOVED, keyword: 'required' },
    { example: 'createRecurring.request', at: '/recurring_period', to: 'month', keyword: 'enum' },
    { example: 'createRecurring.request', at: '/recurring_frequency', to: '1', keyword: 'type' },
    { example: 'getRecurring.200', at: '/state', to: 'paused', keyword: 'enum' },
  ],
  Reporting: [
    { example: 'createReportRequest.request', at: '/report_type', to: 'invoices', keyword: 'enum' },
    {
      example: 'createReportRequest.request',
      at: '/parameters/from_date',
      to: '2024/07/01',
      keyword: 'format',
    },
    { example: 'createReportRequest.request', at: '/state', to: 'pending', keyword: 'unevaluatedProperties' },
    { example: 'getReportRequest.200', at: '/report_url', to: 'report.csv', keyword: 'format' },
  ],
  Sessions: [
    { example: 'createSession.request', at: '/success_url', to: REMOVED, keyword: 'required' },
    { example: 'createSession.request', at: '/items/0/product', to: REMOVED, keyword: 'required' },
    { example: 'createSession.request', at: '/items/0/quantity', to: 0, keyword: 'minimum' },
    { example: 'createSession.request', at: '/locale', to: 'pt', keyword: 'enum' },
    { example: 'createSession.request', at: '/payment_methods', to: ['cash'], keyword: 'enum' },
    { example: 'getSession.200', at: '/status', to: 'open', keyword: 'enum' },
  ],
  'Tax codes': [{ example: 'getTaxCode.200', at: '/id', to: 'software', keyword: 'enum' }],
  'Tax IDs': [
    { example: 'createTaxId.request', at: '/jurisdiction_id', to: REMOVED, keyword: 'required' },
    { example: 'createTaxId.request', at: '/value', to: REMOVED, keyword: 'required' },
    { example: 'createTaxId.request', at: '/import_scheme', to: 'false', keyword: 'type' },
    { example: 'validateTaxId.200', at: '/valid', to: 'true', keyword: 'type' },
    { example: 'getTaxId.200', at: '/state', to: 'valid', keyword: 'enum' },
  ],
  Webhooks: [
    { example: 'createWebhook.request', at: '/url', to: REMOVED, keyword: 'required' },
    { example: 'createWebhook.request', at: '/events_types', to: REMOVED, keyword: 'required' },
    { example: 'createWebhook.request', at: '/events_types', to: ['invoice.paid'], keyword: 'enum' },
    { example: 'createWebhook.request', at: '/auth_key', to: 'secret', keyword: 'unevaluatedProperties' },
    { example: 'getWebhook.200', at: '/events_sent', to: 'many', keyword: 'type' },
  ],
};

for (const [tag, refusals] of Object.entries(REFUSALS)) {
  describe(tag, () => {
    describeExamples(
      cases.filter((example) => example.tag === tag),
      refusals,
      validate,
    );
  });
}
