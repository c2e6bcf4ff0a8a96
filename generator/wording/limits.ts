import { formatValue } from '#core/json/format-value';
import { formatLimits } from '#core/labels/limits';
import type { Schema } from '../model/api-model';
import { elementOf } from './element-of';
import { plainText } from '#core/text/plain-text';
import { formatXml } from './xml-text';
import type { WordingContext } from './wording-context';

/** Describes the limits of a value; those of array elements are listed with the array. */
export function describeLimits(schema: Schema, context: WordingContext): string[] {
  const { schema: own } = context.merge(schema);
  const {
    element: { schema: element },
    levels,
  } = elementOf(schema, context);
  return [
    ...formatLimits(own.limits),
    ...(own.xml ? formatXml(own.xml) : []),
    ...(element === own ? [] : describeElements(element)),
    ...levels.flatMap(describeDefault),
    ...describeNames(own, context),
  ];
}

function describeElements({ limits, xml, const: constant }: Schema): string[] {
  const words = [
    ...(constant ? [JSON.stringify(constant.value)] : []),
    ...formatLimits(limits),
    ...(xml ? formatXml(xml) : []),
  ];
  return words.map((one) => `each ${one}`);
}

/** Describes the default of an array element. */
function describeDefault({ default: standard }: Schema): string[] {
  return standard ? [`each ${JSON.stringify(standard.value)} by default`] : [];
}

/** Describes the restrictions on the names of an object's members. */
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
