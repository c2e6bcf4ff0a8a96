import { translate } from '#core/labels/translate';
/** Properties of a field or an operation that readers see as one word. */
export const FLAGS = {
  required: translate('required'),
  readOnly: translate('read-only'),
  writeOnly: translate('write-only'),
  deprecated: translate('deprecated'),
} as const;
