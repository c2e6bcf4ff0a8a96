import { translate } from '#core/labels/translate';
import { joinAnd, joinOr } from '#core/labels/list-names';
import { formatValue } from '#core/json/format-value';
import type { Property, Schema } from '../api/api-model';
import type { MergeSchema } from '../api/schema/merge-schema';

/** Describes the condition of `if`, for example `tax_based_on is country`. */
export function describeCondition(condition: Schema, merge: MergeSchema): string {
  const { schema } = merge(condition);
  const clauses = [
    ...schema.properties.map((property) => describeClause(property, merge)),
    ...schema.requiredOnly.map((name) => translate('{name} is sent', { name })),
    ...(schema.not
      ? [translate('not ({condition})', { condition: describeCondition(schema.not, merge) })]
      : []),
  ];
  return clauses.length === 0 ? translate('the condition holds') : joinAnd(clauses);
}

function describeClause({ name, schema, required }: Property, merge: MergeSchema): string {
  const { schema: merged } = merge(schema);
  const values = merged.const ? [merged.const.value] : merged.enum?.map(({ value }) => value);
  if (values) return translate('{name} is {value}', { name, value: joinOr(values.map(formatValue)) });
  if (merged.not?.const)
    return translate('{name} is not {value}', { name, value: formatValue(merged.not.const.value) });
  return required && merged.limits.length === 0
    ? translate('{name} is sent', { name })
    : translate('{name} fits the condition', { name });
}
