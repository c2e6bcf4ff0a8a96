import { listOf, objectOf } from '#core/json/read';
import { without } from '../operators/without';
import type { SchemaOperator } from './schema-operator';

const LISTS = ['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf'];

const MAPS = ['properties', 'dependentRequired'];

/** One entry of a list: a required name, a value, a type, a base, a branch. One member of a map. */
export const dropPart: SchemaOperator = {
  name: 'drop-part',
  mutate: (schema) => ({
    ...Object.fromEntries(
      LISTS.flatMap((keyword) =>
        listOf(schema[keyword]).map((part, index, list) => [
          `drop ${keyword} ${typeof part === 'string' ? part : index}`,
          list.length === 1 ? without(schema, keyword) : { ...schema, [keyword]: list.toSpliced(index, 1) },
        ]),
      ),
    ),
    ...Object.fromEntries(
      MAPS.flatMap((keyword) =>
        Object.keys(objectOf(schema[keyword])).map((name) => [
          `drop ${keyword} ${name}`,
          { ...schema, [keyword]: without(objectOf(schema[keyword]), name) },
        ]),
      ),
    ),
  }),
};
