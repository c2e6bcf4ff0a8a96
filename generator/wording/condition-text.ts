import { formatValue } from '#core/json/format-value';
import type { Property, Schema } from '../model/api-model';
import type { MergeSchema } from '../model/schema/merge-schema';

/** Describes the condition of `if`, for example `tax_based_on is country`. */
export function describeCondition(condition: Schema, merge: MergeSchema): string {
  const { schema } = merge(condition);
  const clauses = [
    ...schema.properties.map((property) => describeClause(property, merge)),
    ...schema.requiredOnly.map((name) => `${name} is sent`),
    ...(schema.not ? [`not (${describeCondition(schema.not, merge)})`] : []),
  ];
  return clauses.length === 0 ? 'the condition holds' : clauses.join(' and ');
}

function describeClause({ name, schema, required }: Property, merge: MergeSchema): string {
  const { schema: merged } = merge(schema);
  const values = merged.const ? [merged.const.value] : merged.enum?.map(({ value }) => value);
  if (values) return `${name} is ${values.map(formatValue).join(' or ')}`;
  if (merged.not?.const) return `${name} is not ${formatValue(merged.not.const.value)}`;
  return required && merged.limits.length === 0 ? `${name} is sent` : `${name} fits the condition`;
}
