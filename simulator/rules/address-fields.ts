/** The address fields that a document copies from its contact, or from the invoice that it credits. */
export const ADDRESS_FIELDS = [
  'country',
  'postal_code',
  'region',
  'city',
  'street_line_1',
  'street_line_2',
] as const;
