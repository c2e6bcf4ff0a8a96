import { describeRule } from '../../../builders/describe-rule';
import { linked, parameter } from '../../../builders/rule-descriptions';

describeRule('used-path-parameters', {
  fires: [
    {
      title: 'a parameter that the path does not have',
      given: parameter('{type: string}').replace('in: query', 'in: path, required: true'),
      at: '',
      want: 'The path `/invoices` has no `{n}`.',
    },
  ],
  silent: [linked('{operationId: a}')],
});
