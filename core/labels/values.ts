import { translate } from '#core/labels/translate';
/** Labels of the values of a field. */
export const VALUE_LABELS = {
  const: translate('Always'),
  default: translate('Default'),
  limits: translate('Limits'),
} as const;

export function enumLabel(count: number): string {
  return count === 1 ? translate('Only value') : translate('One of');
}

export function examplesLabel(count: number): string {
  return count === 1 ? translate('Example') : translate('Examples');
}
