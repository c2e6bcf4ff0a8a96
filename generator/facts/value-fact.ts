import type { Schema } from '../model/api-model';
import type { PageContext } from '../pages/page-context';
import { describeRestrictions } from '../pages/schema/restrictions';
import { describeType } from '../pages/schema/type-text';
import { elementOf } from '../pages/schema/element-of';
import { formatValue } from '../pages/schema/value-text';
import type { ValueFact } from '#core/contracts/facts';

/** What is said about the values of a schema, in the words of its page. */
export function buildValueFact(schema: Schema, required: boolean, context: PageContext): ValueFact {
  const { schema: merged } = context.merge(schema);
  const values = merged.enum ?? elementOf(schema, context).element.schema.enum ?? [];
  return {
    type: typeInWords(schema, context),
    required,
    deprecated: schema.deprecated,
    default: singleValue(merged.default?.value),
    limits: describeRestrictions(schema, context).limits ?? [],
    enum: values
      .filter(({ value }) => value !== null)
      .map(({ value, description }) => ({ value: formatValue(value), description })),
  };
}

export function typeInWords(schema: Schema, context: PageContext): string {
  return describeType(schema, context)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}

function singleValue(value: unknown): ValueFact['default'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}
