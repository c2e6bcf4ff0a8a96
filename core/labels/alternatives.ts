/** Labels of the branches of a schema: alternatives, conditions and the properties that they require. */
export const ALTERNATIVES = {
  oneOf: 'Exactly one of',
  anyOf: 'At least one of',
  otherwise: 'Otherwise',
  ofFields: 'Of its fields',
  required: 'Required:',
} as const;

/** `If country is US, then` */
export function conditionLabel(condition: string): string {
  return `If ${condition}, then`;
}

/** `Unless country is US`: the label of an `else` without a `then`. */
export function exceptionLabel(condition: string): string {
  return `Unless ${condition}`;
}

/** Label of a branch that only requires fields: `with amount_off and currency`. */
export function requiredLabel(names: readonly string[]): string {
  return `with ${names.join(' and ')}`;
}

/** The end of a sentence that names required fields: `currency is required.` */
export function requiredEnding(isSingular: boolean): string {
  return `${isSingular ? 'is' : 'are'} required.`;
}
