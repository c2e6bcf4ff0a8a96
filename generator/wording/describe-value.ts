import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { TypeData } from '#core/contracts/page-data';
import type { EnumValue, Schema } from '../model/api-model';
import { elementOf } from './element-of';
import { describeLimits } from './limits';
import { describeType } from './type-text';
import type { WordingContext } from './wording-context';

/** What a schema says about its values, whatever its name and location are. */
export interface ValueWords {
  type: TypeData;
  /** Allowed values without `null`, which the type has; those of the elements of an array stand with the array. */
  values: readonly EnumValue[];
  /** Limits in words: `at most 20 characters`. */
  limits: readonly string[];
}

/** Describes each schema once. */
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
