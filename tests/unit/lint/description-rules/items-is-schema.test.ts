import { describeRule } from '../../../builders/describe-rule';
import { parameter } from '../../../builders/rule-descriptions';

describeRule('items-is-schema', {
  fires: [
    {
      title: 'a list of one schema',
      given: parameter('{type: array, items: [{type: string}]}'),
      at: 'schema/items',
      want: '`items` is a list, where one schema belongs',
    },
  ],
  silent: [parameter('{type: array, items: {type: string}}')],
});
