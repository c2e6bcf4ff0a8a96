import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { parameter } from '../../../builders/rule-descriptions';

describeRule('exclusive-members', {
  fires: [
    {
      title: 'two sources of examples',
      given: pathText(
        'get: {operationId: a, parameters: [{name: n, in: query, schema: {type: string}, example: a, examples: {}}], responses: {}}\n',
      ),
      at: 'parameters/0/examples',
      want: '`example` and `examples` exclude each other. Keep one of them.',
    },
  ],
  silent: [parameter('{type: string}').replace('schema:', 'example: a, schema:')],
});
