import { describeRule } from '../../../builders/describe-rule';
import { form } from '../../../builders/rule-descriptions';

describeRule('known-encodings', {
  fires: [
    {
      title: 'an encoding of a property that the schema does not have',
      given: `${form("{$ref: '#/components/schemas/Form'}", '{fil: {contentType: image/png}}')}components: {schemas: {Form: {allOf: [{type: object, properties: {file: {type: string}}}]}}}\n`,
      at: 'encoding/fil',
      want: '`encoding` has `fil`, and the schema has no such property. Did you mean `file`?',
    },
  ],
  silent: [
    form('{type: object, additionalProperties: {type: string}}', '{file: {style: form}}'),
    form('{anyOf: [{type: object, properties: {file: {type: string}}}]}', '{file: {contentType: image/png}}'),
  ],
});
