import type { JsonObject } from '#core/json/json';
import { without } from '../operators/without';
import type { SchemaOperator } from './schema-operator';

/** A pattern that may stand anywhere in the text, and one whose counts go one further. */
export const loosenPattern: SchemaOperator = {
  name: 'loosen-pattern',
  mutate: ({ pattern, ...schema }) => {
    if (typeof pattern !== 'string') return {};
    const changed: Record<string, JsonObject> = {
      'loosen pattern at its start': { ...schema, pattern: pattern.replace(/^\^/, '') },
      'loosen pattern at its end': { ...schema, pattern: pattern.replace(/\$$/, '') },
    };
    const counted = pattern.replace(/\{(\d+,)?(\d+)\}/, (_, from = '', to) => `{${from}${Number(to) + 1}}`);
    if (counted !== pattern) changed['loosen pattern by one'] = { ...schema, pattern: counted };
    return changed;
  },
};

export const integerToNumber: SchemaOperator = {
  name: 'integer-to-number',
  mutate: (schema): Record<string, JsonObject> => {
    const text = JSON.stringify(schema.type ?? null);
    return text.includes('"integer"')
      ? {
          'integer to number': {
            ...schema,
            type: JSON.parse(text.replace('"integer"', '"number"')) as string,
          },
        }
      : {};
  },
};

export const oneOfToAnyOf: SchemaOperator = {
  name: 'oneOf-to-anyOf',
  mutate: (schema): Record<string, JsonObject> =>
    schema.oneOf === undefined
      ? {}
      : { 'oneOf to anyOf': { ...without(schema, 'oneOf'), anyOf: schema.oneOf } },
};
