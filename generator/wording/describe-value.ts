import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { TypeData } from '#core/contracts/page-data';
import type { EnumValue, Schema } from '../model/api-model';
import { elementOf } from './element-of';
import { describeLimits } from './limits';
import { describeType } from './type-text';
import type { WordingContext } from './wording-context';

/** The type, the allowed values, and the limits of a schema, independent of its name and location. */
export interface ValueWords {
  type: TypeData;
  /** Allowed values without `null`, which is part of the type; those of array elements are listed with the array. */
  values: readonly EnumValue[];
  /** Limits as phrases: `at most 20 characters`. */
  limits: readonly string[];
}

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
