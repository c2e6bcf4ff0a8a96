import { translate } from '#core/labels/translate';
import { formatValue } from '#core/json/format-value';
import { formatLimits } from '#core/labels/limits';
import type { Schema } from '../api/api-model';
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
  return words.map((one) => translate('each {limit}', { limit: one }));
}

/** Describes the default of an array element. */
function describeDefault({ default: standard }: Schema): string[] {
  return standard ? [translate('each {value} by default', { value: JSON.stringify(standard.value) })] : [];
}

/** Describes the restrictions on the names of an object's members. */
function describeNames(
  { propertyNames, additionalProperties, requiredOnly }: Schema,
  { merge }: WordingContext,
): string[] {
  const names = propertyNames && merge(propertyNames).schema;
  return [
    ...(names ? formatLimits(names.limits).map((limit) => translate('names: {limit}', { limit })) : []),
    ...(names?.description ? [translate('names: {limit}', { limit: plainText(names.description) })] : []),
    ...(names?.enum
      ? [translate('names: {limit}', { limit: names.enum.map(({ value }) => formatValue(value)).join(', ') })]
      : []),
    ...requiredOnly.map((name) => translate('{name} is required', { name })),
    ...(additionalProperties === false ? [translate('no other fields')] : []),
  ];
}
