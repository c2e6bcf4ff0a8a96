import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { parameterCases } from './description/example-case';
import { describeExamples } from './description/suite';
import { createValidator } from './description/validator';
import { holds } from '../specified/holds';

const description = loadDescription();

describe('parameters and headers', holds('5.api.16'), () => {
  describeExamples(
    parameterCases(description),
    [
      { example: 'parameters/DateRange', at: '', to: '2024-11-01', keyword: 'pattern' },
      { example: 'parameters/DateRange', at: '', to: '2024-11-01,2024-13-30', keyword: 'format' },
      { example: 'parameters/DateRange', at: '', to: '2024-02-01,2024-02-30', keyword: 'format' },
      { example: 'parameters/DateRange', at: '', to: '2024-11-01,2024/11/30', keyword: 'pattern' },
      { example: 'parameters/DateRange', at: '', to: '2024-11-01;2024-11-30', keyword: 'pattern' },
      { example: 'parameters/Limit', at: '', to: 0, keyword: 'minimum' },
      { example: 'parameters/Limit', at: '', to: 101, keyword: 'maximum' },
      { example: 'parameters/InvoiceId', at: '', to: '2024-00042', keyword: 'type' },
      { example: 'parameters/TaxCodeId', at: '', to: 'software', keyword: 'enum' },
      { example: 'headers/PagesHasMore', at: '', to: true, keyword: 'enum' },
      { example: 'headers/PagesHasMore', at: '', to: 'yes', keyword: 'enum' },
      { example: 'headers/PagesNextPage', at: '', to: '/invoices', keyword: 'format' },
      { example: 'headers/RateLimitRemaining', at: '', to: 99.5, keyword: 'type' },
      { example: 'calculateTaxRate.to_country', at: '', to: 'de', keyword: 'pattern' },
      { example: 'calculateTaxRate.amount', at: '', to: 'a hundred', keyword: 'type' },
      { example: 'calculateTaxRate.tax_code', at: '', to: 'software', keyword: 'enum' },
    ],
    createValidator(description),
  );
});
