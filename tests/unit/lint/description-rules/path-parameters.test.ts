import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { linked } from '../../../builders/rule-descriptions';

describeRule('path-parameters', {
  fires: [
    {
      title: 'a parameter that no operation declares',
      given: pathText('get: {operationId: a, responses: {}}\n', '/invoices/{id}'),
      at: '',
      want: '`{id}` of `/invoices/{id}` is not declared by GET',
    },
  ],
  silent: [linked('{operationId: a}')],
});
