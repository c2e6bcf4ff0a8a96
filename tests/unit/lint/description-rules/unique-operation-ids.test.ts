import { describeRule } from '../../../builders/describe-rule';
import { descriptionText } from '../../../builders/description-text';

describeRule('unique-operation-ids', {
  fires: [
    {
      title: 'one path item for two paths',
      given: descriptionText(
        "paths:\n  /a: {get: {operationId: a, responses: {}}, put: {operationId: b, responses: {}}}\n  /b: {$ref: '#/paths/~1a'}\n",
      ),
      at: 'paths/~1b',
      want: '`/b` has the path item of `/a`, so their operations have the same operationId.',
    },
  ],
  silent: [
    descriptionText(
      'paths:\n  /a: {get: {operationId: a, responses: {}}}\n  /b: {get: {operationId: b, responses: {}}}\n',
    ),
  ],
});
