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

/**
 * First three digits of the postal codes of each state: from, to, state. Numbers that no state has are left out, and so
 * are the military's and those of territories.
 */
const US_POSTAL_CODES: [number, number, string][] = [
  [5, 5, 'NY'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 59, 'VT'],
  [60, 69, 'CT'],
  [70, 89, 'NJ'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 732, 'OK'],
  [733, 733, 'TX'],
  [734, 749, 'OK'],
  [750, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 865, 'AZ'],
  [870, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [967, 968, 'HI'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
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

/** The state of a postal code of five digits, whatever follows them. */
function regionOf(postalCode: string): string | undefined {
  if (!/^\d{5}/.test(postalCode)) return undefined;
  const start = Number(postalCode.slice(0, 3));
  return US_POSTAL_CODES.find(([from, to]) => from <= start && start <= to)?.[2];
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
