/** Anchors of the headings in MDX: no field may have one of them. */
export const HEADING_IDS = [
  'request',
  'path',
  'query',
  'header',
  'cookie',
  'body',
  'snippets',
  'responses',
  'errors',
  'payload',
  'answer',
  'fields',
  'used-by',
];
