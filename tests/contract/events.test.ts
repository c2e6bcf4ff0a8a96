import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { eventCases } from './description/example-case';
import { describeExamples, REMOVED } from './description/suite';
import { createValidator } from './description/validator';

const description = loadDescription();

describe('events', () => {
  describeExamples(
    eventCases(description),
    [
      { example: 'invoice.created', at: '/event_type', to: 'invoice.updated', keyword: 'const' },
      { example: 'invoice.created', at: '/data/object', to: REMOVED, keyword: 'required' },
      { example: 'invoice.created', at: '/data/object/id', to: REMOVED, keyword: 'required' },
      { example: 'invoice.created', at: '/data/object/state', to: 'void', keyword: 'enum' },
      { example: 'invoice.created', at: '/account_id', to: 'demo', keyword: 'type' },
      { example: 'invoice.created', at: '/created', to: 1731672000, keyword: 'unevaluatedProperties' },
      { example: 'credit.created', at: '/data/object/total_cents', to: '11900', keyword: 'type' },
      { example: 'delivery.rejected', at: '/data/object/type', to: 'refusal', keyword: 'enum' },
      { example: 'threshold.exceeded', at: '/data/object/sales_cents', to: 30142.5, keyword: 'type' },
    ],
    createValidator(description),
  );
});
