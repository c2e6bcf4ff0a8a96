import { Refusal } from '../refusal';
import { AmountOutOfRange } from '../tax/amount-range';

/** Returns the result of `compute`. Throws 422 for `field` when an amount that it computes is out of range. */
export function inRange<T>(field: string, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    // surviving mutants (guard, dropped-statement): no request makes anything else throw here
    if (!(error instanceof AmountOutOfRange)) throw error;
    throw new Refusal(422, { [field]: ['is out of range'] }, { rule: 'number-range' });
  }
}
