import { describeRule } from '../../../builders/describe-rule';
import { parameter, schemas } from '../../../builders/rule-descriptions';

describeRule('satisfiable-schema', {
  fires: [
    {
      title: 'exclusive limits with nothing between them',
      given: parameter('{type: number, exclusiveMinimum: 10, maximum: 10}'),
      at: 'schema/exclusiveMinimum',
      want: 'No value fits: `exclusiveMinimum` is 10, and `maximum` is 10. Make `exclusiveMinimum` less than 10.',
    },
    {
      title: 'an enum without values',
      given: parameter('{type: string, enum: []}'),
      at: 'schema/enum',
      want: 'No value fits: `enum` is empty. Add the values, or take `enum` out.',
    },
    {
      title: 'a name that is required twice',
      given: parameter('{type: object, required: [id, id], properties: {id: {type: integer}}}'),
      at: 'schema/required',
      want: '"id" is in `required` twice. Write each once.',
    },
    {
      title: 'a schema that is a part of itself',
      given: schemas("{One: {type: object, allOf: [{$ref: '#/components/schemas/One'}]}}"),
      at: 'One/allOf',
      want: 'The schema is a part of itself, so reading it never ends.',
    },
    {
      title: 'two schemas that are parts of each other',
      given: schemas(
        "{One: {type: object, allOf: [{$ref: '#/components/schemas/Two'}]}, Two: {type: object, allOf: [{$ref: '#/components/schemas/One'}]}}",
      ),
      at: 'Two/allOf',
      want: 'The schema is a part of itself, so reading it never ends.',
    },
    {
      title: 'limits that contradict each other, and the default between them',
      given: parameter('{type: integer, minimum: 1000, maximum: 100, default: 25}'),
      at: 'schema/minimum',
      want: 'No value fits',
    },
  ],
  silent: [
    parameter('{type: number, exclusiveMinimum: 10, maximum: 11, minimum: 11}'),
    schemas("{One: {type: object, properties: {one: {$ref: '#/components/schemas/One'}}}}"),
  ],
});
