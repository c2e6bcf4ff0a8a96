import { translate } from '#core/labels/translate';
import type { Contained, Schema } from '../api/api-model';
import { elementOf } from './element-of';
import { formatRange } from '#core/labels/limits';
import type { WordingContext } from './wording-context';

/** A schema for a part of a value that is not one of its members. */
interface NestedSchema {
  /** Label of the part: `Contains 2 to 3 of`. */
  label: string;
  /** Segment of the anchors of its fields. */
  key: string;
  schema: Schema;
}

/** Lists the required content of an array, at each level of nested arrays, and the content of encoded strings. */
export function listNestedSchemas(schema: Schema, context: WordingContext): NestedSchema[] {
  return [schema, ...elementOf(schema, context).levels].flatMap((level) => {
    const { contains, contentSchema } = context.merge(level).schema;
    return [
      ...contains.map((one) => ({ label: labelOf(one), key: 'contains', schema: one.schema })),
      ...(contentSchema
        ? [{ label: translate('The text holds'), key: 'content', schema: contentSchema }]
        : []),
    ];
  });
}

/** A minimum of 0 means that the array need not contain any. */
function labelOf({ least, most }: Contained): string {
  const range = formatRange(least === 0 ? undefined : least, most);
  return range === undefined ? translate('May contain') : translate('Contains {range} of', { range });
}
