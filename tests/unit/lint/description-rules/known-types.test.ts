import { describeRule } from '../../../builders/describe-rule';
import { parameter } from '../../../builders/rule-descriptions';

describeRule('known-types', {
  fires: [
    {
      title: 'a type of a programming language',
      given: parameter('{type: int}'),
      at: 'schema/type',
      want: 'OpenAPI has no type `int`: it is read as `integer`. Write `integer`.',
    },
  ],
  silent: [parameter('{type: [integer, "null"]}')],
});
