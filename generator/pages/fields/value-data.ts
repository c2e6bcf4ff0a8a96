import type { FieldData } from '#core/contracts/page-data';
import type { Schema } from '../../model/api-model';
import { describeValue } from '../../wording/describe-value';
import { formatValue } from '../../wording/value-text';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';

/** Type, allowed values and limits of a schema, as data of a page. */
export function buildValueData(
  schema: Schema,
  context: PageContext,
): Pick<FieldData, 'type' | 'enum' | 'limits'> {
  const { type, values, limits } = describeValue(schema, context);
  return {
    type,
    enum: listOrNothing(
      values.map(({ value, description }) => ({
        value: formatValue(value),
        html: context.renderMarkdown(description),
      })),
    ),
    limits: listOrNothing(limits),
  };
}
