import { translate } from '#core/labels/translate';
import { joinAnd } from './list-names';
/** Labels of the branches of a schema: alternatives, conditions and the properties that they require. */
export const ALTERNATIVES = {
  oneOf: translate('Exactly one of'),
  anyOf: translate('At least one of'),
  otherwise: translate('Otherwise'),
  ofFields: translate('Of its fields'),
  required: translate('Required:'),
} as const;

/** `If country is US, then` */
export function conditionLabel(condition: string): string {
  return translate('If {condition}, then', { condition });
}

/** `Unless country is US`: the label of an `else` without a `then`. */
export function exceptionLabel(condition: string): string {
  return translate('Unless {condition}', { condition });
}

/** Label of a branch that only requires fields: `with amount_off and currency`. */
export function requiredLabel(names: readonly string[]): string {
  return translate('with {names}', { names: joinAnd(names) });
}
