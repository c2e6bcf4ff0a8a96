import type { Json } from '#core/json/json';
import type { TypeName } from '../schema/types';
import type { Operator } from './operator';

const VALUES: Partial<Record<TypeName, Json>> = {
  string: 'text',
  number: 1.5,
  boolean: true,
  array: [],
  object: {},
  null: null,
};

/** One operator for each type: a value of it, where no schema of the place takes that type. */
export const changeType: Operator[] = Object.entries(VALUES).map(([type, instead]) => ({
  name: `type-to-${type}`,
  keyword: 'entry',
  mutate: (_value, _schema, { types }) => (types.has(type as TypeName) ? [] : [instead]),
}));
