/** Labels of the base addresses of the API that the description gives no name. */
export const SERVER_LABELS = {
  server: 'Server',
  other: 'Also at',
  example: 'Example',
} as const;
