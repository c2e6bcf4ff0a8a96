import type { Schema } from '../../model/api-model';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { FieldData } from '#core/contracts/page-data';
import { elementOf } from './element-of';
import { formatLimits } from './limits-text';
import { buildEnumValues, formatValue } from './value-text';

/** Enum and limits of a value; those of the elements of an array stand with the array. */
export function describeRestrictions(
  schema: Schema,
  context: PageContext,
): Pick<FieldData, 'enum' | 'limits'> {
  const { schema: own } = context.merge(schema);
  const element = elementOf(schema, context).element.schema;
  const values = (own.enum ?? element.enum ?? []).filter(
    ({ value }) => !own.const || own.const.value === value,
  );
  const limits = [
    ...formatLimits(own.limits),
    ...(element === own ? [] : formatLimits(element.limits).map((limit) => `each ${limit}`)),
    ...describeNames(own, context),
  ];
  return {
    enum: listOrNothing(buildEnumValues(values, context.renderMarkdown)),
    limits: listOrNothing(limits),
  };
}

/** Restrictions of the names of an object's members. */
function describeNames(
  { propertyNames, additionalProperties, requiredOnly }: Schema,
  { merge }: PageContext,
): string[] {
  const names = propertyNames && merge(propertyNames).schema;
  return [
    ...(names ? formatLimits(names.limits).map((limit) => `names: ${limit}`) : []),
    ...(names?.enum ? [`names: ${names.enum.map(({ value }) => formatValue(value)).join(', ')}`] : []),
    ...requiredOnly.map((name) => `${name} is required`),
    ...(additionalProperties === false ? ['no other fields'] : []),
  ];
}
