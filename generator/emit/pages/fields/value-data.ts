import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import type { FieldData } from '#core/contracts/page-data';
import type { EnumValue, Schema, SchemaType } from '../../../model/api/api-model';
import { describeValue } from '../../../model/wording/describe-value';
import { listOwnValues } from '../../../model/wording/own-values';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';

/** Builds the type, values and limits of a schema as page data. */
export function buildValueData(
  schema: Schema,
  context: PageContext,
): Pick<FieldData, 'type' | 'enum' | 'limits' | 'default' | 'const' | 'examples'> {
  const { type, values, limits } = describeValue(schema, context);
  const own = listOwnValues(schema, context);
  const format = isMixed(schema.types, values) ? (value: Json) => JSON.stringify(value) : formatValue;
  return {
    type,
    enum: omitEmpty(
      values.map(({ value, description }) => ({
        value: format(value),
        html: context.renderMarkdown(description),
      })),
    ),
    limits: omitEmpty(limits),
    ...own,
    examples: omitEmpty(own.examples),
  };
}

/**
 * Whether a reader could take a string of a list for another value: `"1"` next to `1`, or `"null"` next to null. Where all values are
 * strings by their type, nobody can.
 */
function isMixed(types: readonly SchemaType[], values: readonly EnumValue[]): boolean {
  if (types.join() === 'string') return false;
  return values.some(({ value }) => typeof value !== 'string' || ['true', 'false', 'null'].includes(value));
}
