import { describeRule } from '../../../builders/describe-rule';
import { descriptionText, pathText } from '../../../builders/description-text';

describeRule('has-operations', {
  fires: [
    {
      title: 'a description without paths, webhooks and schemas',
      given: descriptionText('components: {parameters: {}}\n'),
      at: '#/openapi',
      want: 'The description has neither paths nor webhooks nor schemas',
    },
  ],
  silent: [
    pathText('get: {operationId: a, responses: {}}\n'),
    descriptionText('components: {schemas: {A: {type: string}}}\n'),
  ],
});
