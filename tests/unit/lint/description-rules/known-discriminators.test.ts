import { describeRule } from '../../../builders/describe-rule';
import { schemas } from '../../../builders/rule-descriptions';

describeRule('known-discriminators', {
  fires: [
    {
      title: 'a property of a discriminator that no alternative has',
      given: schemas(
        "{Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {type: object, properties: {kind: {const: dog}}}], discriminator: {propertyName: kinds}}, Cat: {type: object, properties: {kind: {const: cat}}}}",
      ),
      at: 'Pet/discriminator/propertyName',
      want: 'No alternative has the property `kinds`, which is the discriminator. Did you mean `kind`?',
    },
  ],
  silent: [
    schemas(
      '{Pet: {oneOf: [{type: object, properties: {kind: {const: a}}}, {type: object}], discriminator: {propertyName: kind}}}',
    ),
  ],
});
