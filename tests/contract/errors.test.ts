import { describe } from 'vitest';
import { loadDescription } from './description/description';
import { errorCases } from './description/example-case';
import { describeExamples, REMOVED } from './description/suite';
import { createValidator } from './description/validator';

const description = loadDescription();

describe('errors', () => {
  describeExamples(
    errorCases(description),
    [
      { example: 'NotFound', at: '/error', to: REMOVED, keyword: 'required' },
      { example: 'NotFound', at: '/error', to: { text: 'No record with this id.' }, keyword: 'type' },
      { example: 'NotFound', at: '/code', to: 404, keyword: 'unevaluatedProperties' },
      { example: 'ContactUnprocessable', at: '/errors', to: REMOVED, keyword: 'required' },
      {
        example: 'ContactUnprocessable',
        at: '/errors',
        to: { first_name: "can't be blank" },
        keyword: 'type',
      },
    ],
    createValidator(description),
  );
});
