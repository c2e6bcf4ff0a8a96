import type { Json } from '#core/json/json';
import { dateOf } from '../clock';
import { Refusal, type Call, type Handlers } from '../call';
import { accountOf } from '../store/account';
import { needsPostalCode } from '../tax/area';
import { calculateTax, type TaxRequest } from '../tax/calculate';
import { TAX_CODES, type TaxCode } from '../tax/example-rates';
import { validateTaxId } from '../tax/validate-tax-id';
import { numberOf, textOf } from './fields';
import { registerOf } from './register';

/** The calculation of a request; what is left out comes from the account and from today (G-API-27b). */
function readRequest({ query, store, access, clock }: Call): TaxRequest {
  const account = accountOf(store, access.accountId);
  const of = (name: string): string | null => textOf(query[name]);
  const taxId = of('tax_id');
  return {
    fromCountry: of('from_country') ?? account.country,
    toCountry: of('to_country') ?? account.country,
    toPostalCode: of('to_postal_code'),
    taxCode: taxCodeOf(query.tax_code ?? account.default_tax_code),
    taxBehavior: query.tax_behavior === 'inclusive' ? 'inclusive' : 'exclusive',
    productType: of('product_type') ?? 'service',
    date: of('date') ?? dateOf(clock.now()),
    amount: numberOf(query.amount),
    currency: of('currency') ?? account.currency,
    // While the service is unavailable the tax is charged (G-API-47b).
    isBusiness: taxId !== null && validateTaxId(taxId) === true,
  };
}

function taxCodeOf(value: Json): TaxCode {
  const found = TAX_CODES.find((code) => code === value);
  // The description has refused every other code.
  if (found === undefined) throw new Error(`${JSON.stringify(value)} is no tax code.`);
  return found;
}

export const taxRates: Handlers = {
  calculateTaxRate: (call) => {
    const request = readRequest(call);
    if (needsPostalCode(request.toCountry) && request.toPostalCode === null) {
      const text = 'to_postal_code is needed for the United States and Canada.';
      throw new Refusal(400, 'default', { text, rule: 'postal-code' });
    }
    const { result, rules } = calculateTax(request, registerOf(call));
    for (const rule of rules) call.label(rule);
    return result;
  },
};
