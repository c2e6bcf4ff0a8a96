import { formatValue } from '#core/json/format-value';
import type { ValueFact } from '#core/contracts/facts';
import type { Schema } from '../../model/api/api-model';
import { describeValue } from '../../model/wording/describe-value';
import { formatType } from '../../model/wording/type-text';
import type { WordingContext } from '../../model/wording/wording-context';

/** Facts about the values of a schema, worded as on its page. */
export function buildValueFact(schema: Schema, required: boolean, context: WordingContext): ValueFact {
  const { type, values, limits } = describeValue(schema, context);
  return {
    type: formatType(type),
    required,
    deprecated: schema.deprecated,
    default: singleValue(context.merge(schema).schema.default?.value),
    limits: [...limits],
    enum: values.map(({ value, description }) => ({ value: formatValue(value), description })),
  };
}

function singleValue(value: unknown): ValueFact['default'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}
