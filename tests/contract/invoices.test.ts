import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { operationCases } from './description/example-case';
import { describeExamples, REMOVED } from './description/suite';
import { createValidator } from './description/validator';

const description = loadDescription();
const cases = operationCases(description).filter(({ tag }) => tag === 'Invoices');
const example = 'createInvoice.request';
const final = 'updateInvoice.request.final';
const response = 'getInvoice.200';

describe('invoices', () => {
  describeExamples(
    cases,
    [
      { example, at: '/contact', to: REMOVED, keyword: 'required' },
      { example, at: '/contact', to: { first_name: 'Chloé', id: 60316 }, keyword: 'unevaluatedProperties' },
      { example, at: '/items', to: REMOVED, keyword: 'required' },
      {
        example,
        at: '/items',
        to: Array.from({ length: 201 }, () => ({ unit_price: 1 })),
        keyword: 'maxItems',
      },
      { example, at: '/items/0/unit_price', to: REMOVED, keyword: 'required' },
      { example, at: '/items/0/id', to: 182431, keyword: 'unevaluatedProperties' },
      { example, at: '/items/0/tax_1_transaction_type', to: 'exempt', keyword: 'enum' },
      { example, at: '/number', to: '2024-00045-0000000000', keyword: 'maxLength' },
      { example, at: '/due_date', to: '06/12/2024', keyword: 'format' },
      { example, at: '/tag_list', to: ['x'.repeat(41)], keyword: 'maxLength' },
      { example, at: '/recurring_period', to: 'month', keyword: 'enum' },
      { example, at: '/state', to: 'outstanding', keyword: 'unevaluatedProperties' },
      { example, at: '/total_cents', to: 10800, keyword: 'unevaluatedProperties' },
      { example, at: '/evidence/document_id', to: 90420, keyword: 'unevaluatedProperties' },
      { example: final, at: '/attachment/filename', to: REMOVED, keyword: 'required' },
      { example: final, at: '/attachment/public', to: 'true', keyword: 'type' },
      { example: response, at: '/id', to: REMOVED, keyword: 'required' },
      { example: response, at: '/state', to: 'void', keyword: 'enum' },
      { example: response, at: '/total_cents', to: '11900', keyword: 'type' },
      { example: response, at: '/contact/id', to: REMOVED, keyword: 'required' },
      { example: response, at: '/taxes/0/amount_cents', to: 19.5, keyword: 'type' },
      { example: response, at: '/payments/0/payment_method', to: 'card', keyword: 'enum' },
      {
        example: response,
        at: '/attachment',
        to: { data: '', filename: 'a' },
        keyword: 'unevaluatedProperties',
      },
      { example: response, at: '/permalink', to: 'billing/60312', keyword: 'format' },
      { example: 'listInvoices.200', at: '/0/currency', to: 'Euro', keyword: 'pattern' },
    ],
    createValidator(description),
  );
});
