import { countOf } from '../text/count-of';

/** The contents of a closed field: `2 variants, 22 fields`, `16 fields`; a schema without fields has only rules. */
export function membersLabel({ variants, fields }: { variants: number; fields: number }): string {
  const parts = [
    ...(variants > 1 ? [`${variants} variants`] : []),
    ...(fields > 0 ? [countOf(fields, 'field')] : []),
  ];
  return parts.join(', ') || 'Variants';
}

/** Before the link to the object that has the fields. */
export const FIELDS_ELSEWHERE = 'Fields: see';

/** Instead of the fields of a field that have their own section further down. */
export const FIELDS_BELOW = 'Fields: below.';
