import { describeRule } from '../../../builders/describe-rule';
import { form } from '../../../builders/rule-descriptions';

describeRule('no-nested-encoding', {
  fires: [
    {
      title: 'an encoding inside an encoding',
      given: form(
        '{type: object, properties: {file: {type: array, items: {type: string}}}}',
        '{file: {itemEncoding: {contentType: image/png}}}',
      ).replace('3.1.0', '3.2.0'),
      at: '',
      want: 'The `itemEncoding` inside an encoding',
    },
  ],
  silent: [form('{type: object, properties: {file: {type: string}}}', '{file: {contentType: image/png}}')],
});
