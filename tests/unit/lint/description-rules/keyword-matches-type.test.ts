import { describeRule } from '../../../builders/describe-rule';
import { parameter } from '../../../builders/rule-descriptions';

describeRule('keyword-matches-type', {
  fires: [
    {
      title: 'a limit for values of another type',
      given: parameter('{type: [integer, "null"], maxLength: 3}'),
      at: 'schema/maxLength',
      want: '`maxLength` has no effect: it applies to values of type string, and the schema has number or null. Remove it',
    },
  ],
  silent: [parameter('{type: [integer, "null"], maximum: 3}'), parameter('{maxLength: 3}')],
});
