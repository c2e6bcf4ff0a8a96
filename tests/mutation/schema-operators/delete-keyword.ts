import { without } from '../operators/without';
import type { SchemaOperator } from './schema-operator';

/** Keywords that constrain a value, without annotations and without keywords whose parts are dropped one by one. */
const KEYWORDS = [
  '$ref',
  'type',
  'format',
  'pattern',
  'enum',
  'const',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'maxProperties',
  'propertyNames',
  'required',
  'dependentRequired',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'items',
  'additionalProperties',
  'readOnly',
  'writeOnly',
];

export const deleteKeyword: SchemaOperator = {
  name: 'delete-keyword',
  mutate: (schema) =>
    Object.fromEntries(
      KEYWORDS.filter((keyword) => schema[keyword] !== undefined && !isImplied(keyword, schema)).map(
        (keyword) => [`delete ${keyword}`, without(schema, keyword)],
      ),
    ),
};

/** A list of values says their type as well, so that deleting the type changes nothing. */
function isImplied(keyword: string, schema: object): boolean {
  return keyword === 'type' && ('enum' in schema || 'const' in schema);
}
