import { translate, translatePlural } from '#core/labels/translate';

/** The contents of a closed field: `2 variants, 22 fields`, `16 fields`; a schema without fields has only rules. */
export function membersLabel({ variants, fields }: { variants: number; fields: number }): string {
  const parts = [
    ...(variants > 1 ? [translatePlural('{count} variant|{count} variants', variants)] : []),
    ...(fields > 0 ? [translatePlural('{count} field|{count} fields', fields)] : []),
  ];
  return parts.join(', ') || translate('Variants');
}

/** Before the link to the object that has the fields. */
export const FIELDS_ELSEWHERE = translate('Fields: see');

/** Instead of the fields of a field that have their own section further down. */
export const FIELDS_BELOW = translate('Fields: below.');
