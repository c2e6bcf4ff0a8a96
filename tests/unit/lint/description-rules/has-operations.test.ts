import { describeRule } from '../../../builders/describe-rule';
import { descriptionText, pathText } from '../../../builders/description-text';

describeRule('has-operations', {
  fires: [
    {
      title: 'a description without paths and webhooks',
      given: descriptionText('components: {schemas: {A: {type: string}}}\n'),
      at: '#/openapi',
      want: 'The description has neither paths nor webhooks',
    },
  ],
  silent: [pathText('get: {operationId: a, responses: {}}\n')],
});
