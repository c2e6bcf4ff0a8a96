import { describeRule } from '../../../builders/describe-rule';
import { schemas } from '../../../builders/rule-descriptions';

describeRule('known-mappings', {
  fires: [
    {
      title: 'a value after one that is known',
      given: schemas(
        "{Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: kind, mapping: {cat: Cat, dog: Dgo}}}, Cat: {type: object, properties: {kind: {type: string}}}}",
      ),
      at: 'mapping/dog',
      want: 'The value `dog` has no target',
    },
  ],
  silent: [
    schemas(
      "{Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: kind, mapping: {cat: Cat}}}, Cat: {type: object, properties: {kind: {type: string}}}}",
    ),
  ],
});
