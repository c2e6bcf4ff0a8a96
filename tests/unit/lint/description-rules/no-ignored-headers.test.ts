import { describeRule } from '../../../builders/describe-rule';
import { parameter } from '../../../builders/rule-descriptions';

describeRule('no-ignored-headers', {
  fires: [
    {
      title: 'a header that OpenAPI ignores',
      given: parameter('{type: string}').replace('name: n, in: query', 'name: Authorization, in: header'),
      at: 'parameters/0/name',
      want: 'The header `Authorization` is not shown: OpenAPI ignores parameters of this name.',
    },
  ],
  silent: [parameter('{type: string}').replace('in: query', 'in: header')],
});
