import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';

describeRule('operation-has-id', {
  fires: [
    {
      title: 'an operation without an id',
      given: pathText('get: {responses: {}}\n'),
      at: 'invoices/get',
      want: 'The operation GET `/invoices` has no operationId; `get-invoices` is used.',
    },
  ],
  silent: [pathText('get: {operationId: a, responses: {}}\n')],
});
