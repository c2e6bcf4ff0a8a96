import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { operationCases, parameterCases } from './description/example-case';
import { describeExamples } from './description/suite';
import { createValidator } from './description/validator';

const description = loadDescription();
const cases = [...operationCases(description), ...parameterCases(description)].filter(
  ({ tag }) => tag === 'Tax rates',
);
const answer = 'calculateTaxRate.200';

describe('tax rates', () => {
  describeExamples(
    cases,
    [
      { example: answer, at: '/status', to: 'taxed', keyword: 'enum' },
      { example: answer, at: '/rate', to: '19', keyword: 'type' },
      { example: answer, at: '/rate', to: -1, keyword: 'minimum' },
      { example: answer, at: '/tax_code', to: 'software', keyword: 'enum' },
      { example: answer, at: '/tax_behavior', to: 'included', keyword: 'enum' },
      { example: answer, at: '/country', to: null, keyword: 'type' },
      { example: answer, at: '/tax_amount', to: '19.00', keyword: 'type' },
      { example: answer, at: '/currency', to: 'eur', keyword: 'pattern' },
      { example: answer, at: '/import', to: 'no', keyword: 'type' },
      { example: answer, at: '/product_type', to: 'goods', keyword: 'enum' },
      { example: answer, at: '/additional_tax', to: 5, keyword: 'unevaluatedProperties' },
    ],
    createValidator(description),
  );
});
