/** A rule that several locations state, and the exception that each of them has to state too. */
interface RuleWithException {
  rule: string;
  /** The words that state the rule. */
  states: RegExp;
  /** The words that have to be in the same section of a page, or in the same notes of the description. */
  exception: RegExp;
}

export const RULES: readonly RuleWithException[] = [
  {
    rule: 'Other services have the home rate only within the European Union.',
    states: /\bother services\b/i,
    exception: /\bEU\b|European Union/,
  },
  {
    rule: 'The rate of a state applies where the account has a tax ID.',
    states: /rate of the state applies|applies the rate of the state/,
    exception: /`not_registered`/,
  },
  {
    rule: 'A refund whose sale is not found is recorded, without a related document.',
    states: /refund whose sale is not found|can't find the sale/i,
    exception: /`related_document`/,
  },
  {
    rule: 'An invoice that is not final takes every field, unless it is archived.',
    states: /Until the invoice is final|invoice (?:is final once|becomes final when)/,
    exception: /`archived`/,
  },
  {
    rule: 'Legacy endpoints are gone.',
    states: /\blegacy endpoints?\b/i,
    exception: /\b410\b/,
  },
];
