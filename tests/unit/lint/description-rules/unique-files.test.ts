import { describeRule } from '../../../builders/describe-rule';
import { descriptionText } from '../../../builders/description-text';

describeRule('unique-files', {
  fires: [
    {
      title: 'two ids that would be one file',
      given: descriptionText(
        'paths:\n  /a: {get: {operationId: getA, responses: {}}}\n  /b: {get: {operationId: get_a, responses: {}}}\n',
      ),
      at: '',
      want: 'would be written to one file',
    },
  ],
  silent: [
    descriptionText(
      'paths:\n  /a: {get: {operationId: getA, responses: {}}}\n  /b: {get: {operationId: getB, responses: {}}}\n',
    ),
  ],
});
