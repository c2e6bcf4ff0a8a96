import { describeRule } from '../../../builders/describe-rule';
import { descriptionText } from '../../../builders/description-text';

describeRule('ref-kind-matches', {
  fires: [
    {
      title: 'a reference to another kind of component',
      given: descriptionText(
        "paths: {/a: {get: {operationId: a, parameters: [{$ref: '#/components/schemas/A'}], responses: {}}}}\ncomponents: {schemas: {A: {type: string}}}\n",
      ),
      at: '',
      want: 'leads to a schema, and a parameter belongs here.',
    },
  ],
  silent: [
    descriptionText(
      "paths: {/a: {get: {operationId: a, parameters: [{$ref: '#/components/parameters/A'}], responses: {}}}}\ncomponents: {parameters: {A: {name: a, in: query, schema: {type: string}}}}\n",
    ),
  ],
});
