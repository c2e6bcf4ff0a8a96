import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { EnumValue, Schema } from '../api/api-model';
import { elementOf } from './element-of';
import { describeLimits } from './limits';
import { describeType } from './type-text';
import type { ValueWords, WordingContext } from './wording-context';

/** Describes each schema once; later calls return the same object. */
export function describeValue(schema: Schema, context: WordingContext): ValueWords {
  return getOrInsertComputed(context.valueWords, schema, () => describe(schema, context));
}

function describe(schema: Schema, context: WordingContext): ValueWords {
  return {
    type: describeType(schema, context),
    values: listValues(schema, context),
    limits: describeLimits(schema, context),
  };
}

function listValues(schema: Schema, context: WordingContext): EnumValue[] {
  const { schema: own } = context.merge(schema);
  const values = own.enum ?? elementOf(schema, context).element.schema.enum ?? [];
  return values.filter(({ value }) => value !== null && (!own.const || own.const.value === value));
}
