/** Notes above or below a body or its example. */
export const BODY_NOTES = {
  noBody: 'The response has no body.',
  noExample: 'the description has no example.',
  isSample: 'Made from the schema: the description has no example.',
} as const;
