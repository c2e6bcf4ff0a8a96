import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';

describeRule('no-custom-methods', {
  fires: [
    {
      title: "a method of the API's own",
      given: pathText(
        'additionalOperations: {COPY: {responses: {}}}\nget: {operationId: a, responses: {}}\n',
      ).replace('3.1.0', '3.2.0'),
      at: '',
      want: 'The operation COPY gets no page',
    },
  ],
  silent: [pathText('query: {operationId: a, responses: {}}\n').replace('3.1.0', '3.2.0')],
});
