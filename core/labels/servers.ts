import { translate } from '#core/labels/translate';
/** Labels of the base addresses of the API that the description gives no name. */
export const SERVER_LABELS = {
  server: translate('Server'),
  other: translate('Also at'),
  example: translate('Example'),
} as const;
