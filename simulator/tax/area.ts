import {
  CA_FEDERAL,
  CA_PROVINCES,
  countryLevy,
  OTHER_US_STATES,
  US_LOCAL_RATES,
  US_STATES,
  type Levy,
  type TaxArea,
} from './example-rates';
import { stateAt } from './us-postal-codes';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The area where a sale is taxed, or `undefined` when the simulator has no example rate for it. */
export function findArea(country: string, postalCode: string | null): TaxArea | undefined {
  if (country === 'US') return findState(postalCode ?? '');
  if (country === 'CA') return findProvince(postalCode ?? '');
  const levy = countryLevy(country);
  // equivalent mutants (dropped-member): undefined and null mean the same here
  return levy && { country, region: null, name: countryNames.of(country) ?? country, levies: [levy] };
}

/** Countries whose taxes depend on the postal code, which calculations therefore require (G-API-27b). */
export function needsPostalCode(country: string): boolean {
  return country === 'US' || country === 'CA';
}

function findState(postalCode: string): TaxArea | undefined {
  const region = regionOf(postalCode);
  if (region === undefined) return undefined;
  const other = OTHER_US_STATES[region];
  if (other !== undefined) return { country: 'US', region, name: other, levies: [], hasUnknownTax: true };
  // Every region of the table is in one of the two.
  const { name, levy } = US_STATES[region]!;
  const place = { country: 'US', region, name };
  if (levy === undefined) return { ...place, levies: [] };
  const local = US_LOCAL_RATES[postalCode.slice(0, 5)];
  if (local === undefined) return { ...place, levies: [levy] };
  return { ...place, county: local.county, city: local.city, levies: [withStandard(levy, local.standard)] };
}

/** The state of a postal code, by its first five digits. */
function regionOf(postalCode: string): string | undefined {
  if (!/^\d{5}/.test(postalCode)) return undefined;
  return stateAt(Number(postalCode.slice(0, 3)));
}

function withStandard(levy: Levy, standard: number): Levy {
  return { ...levy, rates: { ...levy.rates, standard } };
}

function findProvince(postalCode: string): TaxArea {
  const letter = postalCode.trim().charAt(0).toUpperCase();
  const province = CA_PROVINCES.find(({ letters }) => letters.includes(letter));
  return {
    country: 'CA',
    region: province?.region ?? null,
    name: province?.name ?? 'Canada',
    levies: province?.levies ?? [CA_FEDERAL],
  };
}
