import { isObject } from '#core/json/json';
import { entriesOf, objectOf } from '#core/json/read';
import type { Operator } from './operator';

/** A read-only member in a request, a write-only one in a response, each with a value of an example. */
export const otherDirection: Operator = {
  name: 'other-direction',
  keyword: 'properties',
  mutate: (value, schema, { raw, samplesOfOther }) => {
    if (!isObject(value)) return [];
    const dropped = entriesOf(raw.properties).filter(([name]) => !(name in objectOf(schema.properties)));
    return dropped.flatMap(([name]) =>
      samplesOfOther('properties', name).map((sample) => ({ ...value, [name]: sample })),
    );
  },
};
