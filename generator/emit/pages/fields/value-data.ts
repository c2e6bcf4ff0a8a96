import { formatValue } from '#core/json/format-value';
import type { FieldData } from '#core/contracts/page-data';
import type { Schema } from '../../../model/api/api-model';
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
  return {
    type,
    enum: omitEmpty(
      values.map(({ value, description }) => ({
        value: formatValue(value),
        html: context.renderMarkdown(description),
      })),
    ),
    limits: omitEmpty(limits),
    ...own,
    examples: omitEmpty(own.examples),
  };
}
