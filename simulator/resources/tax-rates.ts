import type { Call, CallContext, Handlers } from '../call';
import { dateOf } from '../clock';
import { Refusal } from '../refusal';
import { accountOf } from '../store/account';
import { needsPostalCode } from '../tax/area';
import { AmountOutOfRange } from '../tax/amount-range';
import { calculateTax, type Calculation, type TaxRequest } from '../tax/calculate';
import { validateTaxId } from '../tax/validate-tax-id';
import { readRegistrations } from './tax-register';

/** Runs the calculation of a request, with defaults from the account and today's date (G-API-27b). */
function readRequest({ query, store, access, clock }: Call<'calculateTaxRate'>): TaxRequest {
  const account = accountOf(store, access.accountId);
  return {
    fromCountry: query.from_country ?? account.country,
    toCountry: query.to_country,
    toPostalCode: query.to_postal_code ?? null,
    taxCode: query.tax_code ?? account.default_tax_code,
    // equivalent mutants (text): the description has the same default
    taxBehavior: query.tax_behavior ?? 'exclusive',
    // equivalent mutants (text): the description has the same default
    productType: query.product_type ?? 'service',
    date: query.date ?? dateOf(clock.now()),
    amount: query.amount ?? null,
    currency: query.currency ?? account.currency,
    // Tax is charged while the service is unavailable (G-API-47b).
    isBusiness: query.tax_id !== undefined && validateTaxId(query.tax_id) === true,
  };
}

/** Runs the calculation. Throws 400 when a computed amount is out of range. */
function calculate(request: TaxRequest, call: CallContext): Calculation {
  try {
    return calculateTax(request, readRegistrations(call));
  } catch (error) {
    // surviving mutants (guard, dropped-statement): no request makes anything else throw here
    if (!(error instanceof AmountOutOfRange)) throw error;
    const text = 'The tax on this "amount" is out of range.';
    // equivalent mutants (text): a custom message replaces the example
    throw new Refusal(400, 'default', { text, rule: 'number-range' });
  }
}

export const taxRates = {
  calculateTaxRate: (call) => {
    const request = readRequest(call);
    if (needsPostalCode(request.toCountry) && request.toPostalCode === null) {
      const text = 'to_postal_code is needed for the United States and Canada.';
      // equivalent mutants (text): a custom message replaces the example
      throw new Refusal(400, 'default', { text, rule: 'postal-code' });
    }
    const { result, rules } = calculate(request, call);
    for (const rule of rules) call.label(rule);
    return result;
  },
} satisfies Partial<Handlers>;
