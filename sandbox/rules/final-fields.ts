/** The only fields that a final invoice or credit note still accepts (G-API-24a). */
export const FINAL_FIELDS: ReadonlySet<string> = new Set([
  'po_number',
  'tag_list',
  'payment_details',
  'notes',
  'country',
  'postal_code',
  'region',
  'city',
  'street_line_1',
  'street_line_2',
  'custom_metadata',
  'attachment',
]);
