import { describeRule } from '../../../builders/describe-rule';
import { parameter } from '../../../builders/rule-descriptions';

describeRule('finite-numbers', {
  fires: [
    {
      title: 'a limit that JSON does not have',
      given: parameter('{type: number, maximum: .inf}'),
      at: 'schema/maximum',
      want: 'The number at `maximum` is Infinity, which JSON does not have',
    },
  ],
  silent: [parameter('{type: number, maximum: 1.0e+300}')],
});
