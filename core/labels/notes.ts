import { translate } from '#core/labels/translate';
/** Notes above or below a body or its example. */
export const BODY_NOTES = {
  noBody: translate('The response has no body.'),
  noExample: translate('the description has no example.'),
  isSample: translate('Made from the schema: the description has no example.'),
} as const;
