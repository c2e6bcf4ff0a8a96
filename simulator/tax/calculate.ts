import type { SimulatedRule } from '../rules/simulated';
import type { ResponseOf } from '../schema-types';
import { decideTax, isImport, partOf, rateOf, type Decision, type Sale } from './decide';
import { toDecimal } from './fraction';
import { centsOf, priceFromNet, priceFromTotal, type Price, type TaxShare } from './price';
import type { Registration } from './registration';

type TaxRate = ResponseOf<'TaxRateResult'>;

export interface TaxRequest extends Sale {
  taxBehavior: 'inclusive' | 'exclusive';
  /** Decimal number in the currency; without it, the amounts of the result are null (G-API-27d). */
  amount: number | null;
  currency: string;
}

export interface Calculation {
  /** The response of `GET /tax_rates/calculate`: rates in percent, amounts as decimal numbers of the currency. */
  result: TaxRate;
  /** Rules of the simulator that determined it. */
  rules: SimulatedRule[];
}

/** Determines the tax of a sale and computes its amounts. */
export function calculateTax(request: TaxRequest, registrations: Registration[]): Calculation {
  const decision = decideTax(request, registrations);
  const shares = decision.levies.map((levy) => ({
    rate: rateOf(levy, request.taxCode),
    part: partOf(levy, request.taxCode),
  }));
  const result = {
    ...namedTax(decision, shares, request),
    ...amounts(request, shares),
    tax_code: request.taxCode,
    tax_behavior: request.taxBehavior,
    status: decision.status,
    notes: null,
    notice: decision.notice,
    currency: request.currency,
    product_type: request.productType,
    import: isImport(request),
  };
  return { result, rules: decision.rules };
}

type Named = Omit<
  TaxRate,
  | keyof Amounts
  | 'tax_code'
  | 'tax_behavior'
  | 'status'
  | 'notes'
  | 'notice'
  | 'currency'
  | 'product_type'
  | 'import'
>;

function namedTax({ status, area, levies }: Decision, shares: TaxShare[], request: TaxRequest): Named {
  const [levy, additional] = levies;
  const [share, additionalShare] = shares;
  // A reverse charge still reports the tax that the customer accounts for.
  const name = status === 'reverse_charge' ? area?.levies[0]?.name : levy?.name;
  return {
    name: name ?? null,
    rate: share?.rate ?? 0,
    taxable_part: share?.part ?? 100,
    country: area?.country ?? request.toCountry,
    region: area?.region ?? null,
    county: area?.county ?? null,
    city: area?.city ?? null,
    additional_name: additional?.name ?? null,
    additional_rate: additionalShare?.rate ?? null,
    additional_taxable_part: additionalShare?.part ?? null,
  };
}

type Amounts = Pick<TaxRate, 'tax_amount' | 'subtotal' | 'total_amount' | 'additional_tax_amount'>;

function amounts({ amount, taxBehavior }: TaxRequest, shares: TaxShare[]): Amounts {
  if (amount === null) {
    return { tax_amount: null, subtotal: null, total_amount: null, additional_tax_amount: null };
  }
  const priced = taxBehavior === 'inclusive' ? priceFromTotal : priceFromNet;
  const { net, taxes, total }: Price = priced(centsOf(amount), shares);
  const [tax = 0, additional] = taxes;
  return {
    tax_amount: toDecimal(tax),
    subtotal: toDecimal(net),
    total_amount: toDecimal(total),
    additional_tax_amount: additional === undefined ? null : toDecimal(additional),
  };
}
