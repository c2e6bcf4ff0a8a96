import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { withRoot } from '../../../builders/rule-descriptions';

describeRule('server-variables', {
  fires: [
    {
      title: 'a default that the enum of the variable does not list',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'https://{id}.api.example', variables: {id: {default: demo, enum: [live, test]}}}]\n`,
      at: 'variables/id/default',
      want: 'The default "demo" of the variable `id` is not one of its values. Write one of "live", "test", or add it to `enum`.',
    },
    {
      title: 'a variable without values',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'https://{id}.api.example', variables: {id: {default: demo, enum: []}}}]\n`,
      at: 'variables/id/enum',
      want: 'The variable `id` can have no value: `enum` is empty.',
    },
  ],
  silent: [
    withRoot(
      "servers: [{url: 'https://{id}.api.example', variables: {id: {default: live, enum: [live, test]}}}]\n",
    ),
  ],
});
