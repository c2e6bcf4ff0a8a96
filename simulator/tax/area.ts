import {
  CA_FEDERAL,
  CA_PROVINCES,
  countryLevy,
  US_LOCAL_RATES,
  US_STATES,
  type Levy,
  type TaxArea,
} from './example-rates';

/** First three digits of the postal codes of the states that the example rates know: from, to, state. */
const US_POSTAL_CODES: [number, number, string][] = [
  [100, 149, 'NY'],
  [320, 349, 'FL'],
  [600, 629, 'IL'],
  [750, 799, 'TX'],
  [885, 885, 'TX'],
  [900, 961, 'CA'],
  [970, 979, 'OR'],
];

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Where a sale is taxed, or `undefined` when the simulator has no example rate for the place. */
export function findArea(country: string, postalCode: string | null): TaxArea | undefined {
  if (country === 'US') return findState(postalCode ?? '');
  if (country === 'CA') return findProvince(postalCode ?? '');
  const levy = countryLevy(country);
  // equivalent mutants (dropped-member): a member that is undefined is one that is null
  return levy && { country, region: null, name: countryNames.of(country) ?? country, levies: [levy] };
}

/** Countries whose taxes depend on the postal code, so that a calculation cannot do without (G-API-27b). */
export function needsPostalCode(country: string): boolean {
  return country === 'US' || country === 'CA';
}

function findState(postalCode: string): TaxArea | undefined {
  const start = Number(postalCode.slice(0, 3));
  const region = US_POSTAL_CODES.find(([from, to]) => from <= start && start <= to)?.[2];
  const state = region && US_STATES[region];
  // equivalent mutants (logical): every region of the table is a state of the table
  if (!region || !state) return undefined;
  const local = US_LOCAL_RATES[postalCode.slice(0, 5)];
  const place = { country: 'US', region, name: state.name };
  if (state.levy === undefined) return { ...place, levies: [] };
  if (local === undefined) return { ...place, levies: [state.levy] };
  return {
    ...place,
    county: local.county,
    city: local.city,
    levies: [withStandard(state.levy, local.standard)],
  };
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
