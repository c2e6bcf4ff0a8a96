import type { SimulatedRule } from '../rules/simulated';
import { findArea } from './area';
import { isInEu, type Levy, type TaxArea, type TaxCode } from './example-rates';
import type { ResponseOf } from '../schema-types';
import { isRegistered, type Registration } from './registration';

/** A sale to determine the tax of, with defaults applied. */
export interface Sale {
  fromCountry: string;
  toCountry: string;
  toPostalCode: string | null;
  taxCode: TaxCode;
  productType: ResponseOf<'ProductType'>;
  /** `YYYY-MM-DD` */
  date: string;
  /** Whether the customer sent a valid tax ID. */
  isBusiness: boolean;
}

type TaxStatus = 'taxable' | 'non_taxable' | 'not_registered' | 'reverse_charge';

export interface Decision {
  status: TaxStatus;
  /** Absent when the simulator does not know the area. */
  area?: TaxArea;
  /** The taxes to charge; empty unless `status` is taxable. */
  levies: Levy[];
  notice: string | null;
  /** Rules of the simulator that determined it. */
  rules: SimulatedRule[];
}

/**
 * Decides whether a sale is taxed, where and why (G-API-107, G-API-109). Order: not taxed at all, reverse charge, area, tax IDs
 * of the account.
 */
export function decideTax(sale: Sale, registrations: Registration[]): Decision {
  if (sale.taxCode === 'exempt') return untaxed('This tax code is not taxed.');
  const customerArea = findArea(sale.toCountry, sale.toPostalCode);
  if (customerArea === undefined) {
    return { ...untaxed('The simulator has no example rate for this place.'), rules: ['unknown-place'] };
  }
  if (isReverseCharge(sale)) {
    const notice = 'Reverse charge: the customer accounts for the tax.';
    return { status: 'reverse_charge', area: customerArea, levies: [], notice, rules: ['reverse-charge'] };
  }
  if (sale.taxCode === 'consulting' && isAbroad(sale)) {
    return { ...untaxed('Consulting is taxed at home only.'), area: customerArea };
  }
  return decideInArea(sale, areaOfSale(sale, customerArea), registrations);
}

/** The rate of a class, in percent. */
export function rateOf({ rates }: Levy, taxCode: TaxCode): number {
  return rates[taxCode] ?? rates.standard;
}

/** The share of a class that is taxed, in percent. */
export function partOf({ parts }: Levy, taxCode: TaxCode): number {
  return parts?.[taxCode] ?? 100;
}

/** Whether goods cross the border of the customer's customs area. */
export function isImport(sale: Sale): boolean {
  return sale.productType === 'good' && isAbroad(sale) && !isIntraEu(sale);
}

function decideInArea(sale: Sale, area: TaxArea, registrations: Registration[]): Decision {
  if (area.hasUnknownTax === true) return { ...notRegistered(area), rules: ['states-of-the-us'] };
  // equivalent mutants (number): no rate lies between 0 and 1 percent
  const levies = area.levies.filter((levy) => rateOf(levy, sale.taxCode) > 0);
  if (levies.length === 0) return { ...untaxed(`This is not taxed in ${area.name}.`), area };
  const registered = levies.filter((levy) => isRegistered(registrations, area, levy, sale.date));
  if (registered.length === 0) return notRegistered(area);
  return { status: 'taxable', area, levies: registered, notice: null, rules: ['example-rates'] };
}

/** Within the European Union, a plain service has the seller's rate; everything else has the customer's. */
function areaOfSale(sale: Sale, customerArea: TaxArea): TaxArea {
  const isPlainService =
    sale.productType === 'service' && (sale.taxCode === 'standard' || sale.taxCode === 'reduced');
  // No country of the European Union has taxes by postal code.
  const sellerArea = isPlainService && isIntraEu(sale) && findArea(sale.fromCountry, null);
  return sellerArea || customerArea;
}

function notRegistered(area: TaxArea): Decision {
  const notice = `No tax ID is registered in ${area.name}.`;
  return { status: 'not_registered', area, levies: [], notice, rules: [] };
}

function untaxed(notice: string): Decision {
  return { status: 'non_taxable', levies: [], notice, rules: [] };
}

function isReverseCharge(sale: Sale): boolean {
  return sale.isBusiness && isAbroad(sale) && isIntraEu(sale);
}

function isAbroad({ fromCountry, toCountry }: Sale): boolean {
  return fromCountry !== toCountry;
}

function isIntraEu({ fromCountry, toCountry }: Sale): boolean {
  return isInEu(fromCountry) && isInEu(toCountry);
}
