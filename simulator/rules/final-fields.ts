import { ADDRESS_FIELDS } from './address-fields';

/** The only fields that a final invoice or credit note still accepts (G-API-24a). */
export const FINAL_FIELDS: ReadonlySet<string> = new Set([
  'po_number',
  'tag_list',
  'payment_details',
  'notes',
  ...ADDRESS_FIELDS,
  'custom_metadata',
  'attachment',
]);
