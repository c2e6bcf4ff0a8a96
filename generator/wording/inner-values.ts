import type { Contained, Schema } from '../model/api-model';
import { elementOf } from './element-of';
import { formatRange } from '#core/labels/limits';
import type { WordingContext } from './wording-context';

/** A value inside a value that is no member of it. */
export interface InnerValue {
  /** What it is there: `Contains 2 to 3 of`. */
  label: string;
  /** Segment of the anchors of its fields. */
  key: string;
  schema: Schema;
}

/** What an array must contain, at each level of an array of arrays, and what a text holds. */
export function listInnerValues(schema: Schema, context: WordingContext): InnerValue[] {
  return [schema, ...elementOf(schema, context).levels].flatMap((level) => {
    const { contains, contentSchema } = context.merge(level).schema;
    return [
      ...contains.map((one) => ({ label: labelOf(one), key: 'contains', schema: one.schema })),
      ...(contentSchema ? [{ label: 'The text holds', key: 'content', schema: contentSchema }] : []),
    ];
  });
}

/** None is enough where the least is 0. */
function labelOf({ least, most }: Contained): string {
  const range = formatRange(least === 0 ? undefined : least, most);
  return range === undefined ? 'May contain' : `Contains ${range} of`;
}
