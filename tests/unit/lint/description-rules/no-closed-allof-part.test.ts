import { describeRule } from '../../../builders/describe-rule';
import { schemas } from '../../../builders/rule-descriptions';

describeRule('no-closed-allof-part', {
  fires: [
    {
      title: 'a part that forbids the properties of another',
      given: schemas(
        '{One: {allOf: [{type: object, properties: {a: {type: string}}, additionalProperties: false}, {type: object, properties: {b: {type: string}}}]}}',
      ),
      at: 'One/allOf/0/additionalProperties',
      want: 'forbids the properties of the other parts of `allOf`: `b`.',
    },
  ],
  silent: [
    schemas(
      '{One: {allOf: [{type: object, properties: {a: {type: string}}}, {type: object, properties: {b: {type: string}}}]}}',
    ),
  ],
});
