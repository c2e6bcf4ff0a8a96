import { describeRule } from '../../../builders/describe-rule';
import { linked } from '../../../builders/rule-descriptions';

describeRule('required-path-parameters', {
  fires: [
    {
      title: 'a path parameter that may be missing',
      given: linked('{operationId: a}').replace('required: true, ', ''),
      at: '',
      want: 'The path parameter `id` is not required.',
    },
  ],
  silent: [linked('{operationId: a}')],
});
