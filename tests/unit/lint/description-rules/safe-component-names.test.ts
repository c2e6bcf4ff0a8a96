import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';

describeRule('safe-component-names', {
  fires: [
    {
      title: 'an id that cannot name a file',
      given: pathText('get: {operationId: "get/it", responses: {}}\n'),
      at: 'get/operationId',
      want: 'The operationId "get/it" cannot name a file',
    },
  ],
  silent: [pathText('get: {operationId: get_it-1, responses: {}}\n')],
});
