import type { Schema } from '../model/api-model';
import { elementOf } from './element-of';
import { formatLimits } from './limits-text';
import { plainText } from './plain-text';
import { formatValue } from './value-text';
import { formatXml } from './xml-text';
import type { WordingContext } from './wording-context';

/** The limits of a value in words; those of the elements of an array stand with the array. */
export function describeLimits(schema: Schema, context: WordingContext): string[] {
  const { schema: own } = context.merge(schema);
  const element = elementOf(schema, context).element.schema;
  return [
    ...formatLimits(own.limits),
    ...(element === own ? [] : formatLimits(element.limits).map((limit) => `each ${limit}`)),
    ...describeNames(own, context),
    ...(own.xml ? formatXml(own.xml) : []),
    ...(element === own || !element.xml ? [] : formatXml(element.xml).map((words) => `each ${words}`)),
  ];
}

/** Restrictions of the names of an object's members. */
function describeNames(
  { propertyNames, additionalProperties, requiredOnly }: Schema,
  { merge }: WordingContext,
): string[] {
  const names = propertyNames && merge(propertyNames).schema;
  return [
    ...(names ? formatLimits(names.limits).map((limit) => `names: ${limit}`) : []),
    ...(names?.description ? [`names: ${plainText(names.description)}`] : []),
    ...(names?.enum ? [`names: ${names.enum.map(({ value }) => formatValue(value)).join(', ')}`] : []),
    ...requiredOnly.map((name) => `${name} is required`),
    ...(additionalProperties === false ? ['no other fields'] : []),
  ];
}
