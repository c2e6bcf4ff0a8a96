import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';

describeRule('known-statuses', {
  fires: [
    {
      title: 'a status in small letters',
      given: pathText('get: {operationId: a, responses: {2xx: {description: Ok.}}}\n'),
      at: 'responses/2xx',
      want: '`2xx` is neither a status nor a range of statuses. Write `2XX`, or a status of three digits.',
    },
  ],
  silent: [
    pathText('get: {operationId: a, responses: {2XX: {description: Ok.}, default: {description: No.}}}\n'),
  ],
});
