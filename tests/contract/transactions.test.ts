import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { operationCases } from './description/example-case';
import { describeExamples, REMOVED } from './description/suite';
import { createValidator } from './description/validator';

const description = loadDescription();
const cases = operationCases(description).filter(({ tag }) => tag === 'Transactions');
const example = 'createTransaction.request';
const response = 'createTransaction.201';
const tooLong = (length: number) => 'x'.repeat(length + 1);

describe('transactions', () => {
  describeExamples(
    cases,
    [
      { example, at: '/items', to: REMOVED, keyword: 'required' },
      { example, at: '/items', to: [], keyword: 'minItems' },
      { example, at: '/items', to: Array.from({ length: 201 }, () => ({ amount: 1 })), keyword: 'maxItems' },
      { example, at: '/payment', to: REMOVED, keyword: 'required' },
      { example, at: '/payment/method', to: 'credit', keyword: 'enum' },
      { example, at: '/items/0/amount', to: REMOVED, keyword: 'required' },
      { example, at: '/items/0/amount', to: '119.00', keyword: 'type' },
      { example, at: '/items/0/tax/country', to: REMOVED, keyword: 'required' },
      { example, at: '/items/0/tax/country', to: 'de', keyword: 'pattern' },
      { example, at: '/items/0/tax/tax_code', to: 'software', keyword: 'enum' },
      { example, at: '/currency', to: 'eur', keyword: 'pattern' },
      { example, at: '/date', to: '2024-02-31', keyword: 'format' },
      { example, at: '/type', to: 'Sale', keyword: 'enum' },
      { example, at: '/processor_fee_cents', to: 2.98, keyword: 'type' },
      { example, at: '/tags', to: ['courses'], keyword: 'type' },
      { example, at: '/tags', to: `courses,${tooLong(40)}`, keyword: 'pattern' },
      { example, at: '/custom_metadata', to: keys(21), keyword: 'maxProperties' },
      { example, at: '/custom_metadata', to: { [tooLong(40)]: 'A-17' }, keyword: 'propertyNames' },
      { example, at: '/custom_metadata/seat', to: tooLong(500), keyword: 'maxLength' },
      { example, at: '/custom_metadata/seat', to: 17, keyword: 'type' },
      { example, at: '/evidence/additional_evidence', to: 'SIM card', keyword: 'required' },
      { example, at: '/evidence/document_id', to: 90210, keyword: 'unevaluatedProperties' },
      { example, at: '/customer/first_name', to: REMOVED, keyword: 'required' },
      {
        example: `${example}.business`,
        at: '/customer/email',
        to: 'a@b.example',
        keyword: 'unevaluatedProperties',
      },
      { example, at: '/created_at', to: 1731672000, keyword: 'unevaluatedProperties' },
      { example, at: '/processorid', to: 'order-1001', keyword: 'unevaluatedProperties' },
      { example: response, at: '/id', to: REMOVED, keyword: 'required' },
      { example: response, at: '/total_cents', to: 119.5, keyword: 'type' },
      { example: response, at: '/type', to: 'sale', keyword: 'enum' },
      { example: response, at: '/contact/tax_status', to: 'none', keyword: 'enum' },
      { example: response, at: '/payments/0/amount', to: 119, keyword: 'unevaluatedProperties' },
    ],
    createValidator(description),
  );
});

function keys(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key_${index}`, 'value']));
}
