import { describeRule } from '../../../builders/describe-rule';
import { parameter, schemas } from '../../../builders/rule-descriptions';

describeRule('valid-default', {
  fires: [
    {
      title: 'a default of another type',
      given: parameter('{type: integer, default: "25"}'),
      at: 'schema/default',
      want: 'The default "25" breaks the rule "is of type integer". Write a value of type integer, or change the schema.',
    },
    {
      title: 'a default beyond the limits',
      given: parameter('{type: integer, maximum: 100, default: 250}'),
      at: 'schema/default',
      want: 'The default 250 breaks the rule "is at most 100".',
    },
    {
      title: 'a default that its schema rejects',
      given: schemas(
        "{Kind: {type: string, enum: [a, b]}, One: {type: object, properties: {kind: {$ref: '#/components/schemas/Kind', default: c}}}}",
      ),
      at: 'One/properties/kind/default',
      want: 'The default "c" breaks the rule "is one of the listed values". Write one of "a", "b"',
    },
    {
      title: 'a default that another part of the whole does not have',
      given: schemas(
        "{Fields: {type: object, properties: {kind: {type: string, enum: [a, b]}}}, New: {allOf: [{$ref: '#/components/schemas/Fields'}], properties: {kind: {type: string, default: c}}}}",
      ),
      at: 'New/properties/kind/default',
      want: 'The default "c" breaks the rule "is one of the listed values". Write one of "a", "b"',
    },
    {
      title: 'a default of another type than the listed values',
      given: schemas(
        "{Fields: {type: object, properties: {kind: {type: string, enum: [a, b]}}}, New: {allOf: [{$ref: '#/components/schemas/Fields'}], properties: {kind: {type: string, default: 1}}}}",
      ),
      at: 'New/properties/kind/default',
      want: 'Write one of "a", "b"',
    },
  ],
  silent: [
    parameter('{type: array, items: {type: string}, default: []}'),
    parameter('{type: string, format: uint64, default: "12"}'),
  ],
});
