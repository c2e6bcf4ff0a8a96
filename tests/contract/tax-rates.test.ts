import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { operationCases, parameterCases } from './description/example-case';
import { describeExamples } from './description/suite';
import { createValidator } from './description/validator';

const description = loadDescription();
const cases = [...operationCases(description), ...parameterCases(description)].filter(
  ({ tag }) => tag === 'Tax rates',
);
const response = 'calculateTaxRate.200';

describe('tax rates', () => {
  describeExamples(
    cases,
    [
      { example: response, at: '/status', to: 'taxed', keyword: 'enum' },
      { example: response, at: '/rate', to: '19', keyword: 'type' },
      { example: response, at: '/rate', to: -1, keyword: 'minimum' },
      { example: response, at: '/tax_code', to: 'software', keyword: 'enum' },
      { example: response, at: '/tax_behavior', to: 'included', keyword: 'enum' },
      { example: response, at: '/country', to: null, keyword: 'type' },
      { example: response, at: '/tax_amount', to: '19.00', keyword: 'type' },
      { example: response, at: '/currency', to: 'eur', keyword: 'pattern' },
      { example: response, at: '/import', to: 'no', keyword: 'type' },
      { example: response, at: '/product_type', to: 'goods', keyword: 'enum' },
      { example: response, at: '/additional_tax', to: 5, keyword: 'unevaluatedProperties' },
    ],
    createValidator(description),
  );
});
