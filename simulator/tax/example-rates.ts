/** The seven tax codes: what is sold. */
export const TAX_CODES = [
  'consulting',
  'ebook',
  'eservice',
  'exempt',
  'reduced',
  'saas',
  'standard',
] as const;

export type TaxCode = (typeof TAX_CODES)[number];

/** One tax of an area. A class without a specific rate uses `standard`; 0 means that it is not taxed. */
export interface Levy {
  name: string;
  /** In percent. */
  rates: { standard: number } & Partial<Record<TaxCode, number>>;
  /** Share of the price that is taxed, in percent; default 100. */
  parts?: Partial<Record<TaxCode, number>>;
  /** Region that requires a tax ID; the whole country when absent. */
  region?: string;
}

/** An area with its own taxes. */
export interface TaxArea {
  country: string;
  region: string | null;
  name: string;
  county?: string;
  city?: string;
  /** One or two, where the second is the additional tax. Empty: nothing is taxed, or the tax is unknown. */
  levies: Levy[];
  /** Set when there is a tax without an example rate; the catalog has no jurisdiction to register in either. */
  hasUnknownTax?: boolean;
}

// Example rates for a simulator: rounded public rates of the end of 2024; neither advice nor kept up to date.

const EU_STANDARD_RATES: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 22,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 19,
  SE: 25,
  SI: 22,
  SK: 20,
};

const EU_LOWER_RATES: Record<string, Partial<Record<TaxCode, number>>> = {
  DE: { ebook: 7, reduced: 7 },
  ES: { ebook: 4, reduced: 10 },
  FR: { ebook: 5.5, reduced: 10 },
  NL: { ebook: 9, reduced: 9 },
};

const OTHER_COUNTRIES: Record<string, Levy> = {
  AU: { name: 'GST', rates: { standard: 10 } },
  CH: { name: 'VAT', rates: { standard: 8.1, ebook: 2.6, reduced: 2.6 } },
  GB: { name: 'VAT', rates: { standard: 20, ebook: 0, reduced: 5 } },
  NO: { name: 'VAT', rates: { standard: 25, reduced: 15 } },
  NZ: { name: 'GST', rates: { standard: 15 } },
};

const DIGITAL_UNTAXED = { ebook: 0, eservice: 0, saas: 0 };

/** US states with an example rate, and those without a state tax. */
export const US_STATES: Record<string, { name: string; levy?: Levy }> = {
  AK: { name: 'Alaska' },
  CA: { name: 'California', levy: salesTax('CA', { standard: 7.25, ...DIGITAL_UNTAXED }) },
  DE: { name: 'Delaware' },
  FL: { name: 'Florida', levy: salesTax('FL', { standard: 6, ...DIGITAL_UNTAXED }) },
  IL: { name: 'Illinois', levy: salesTax('IL', { standard: 6.25, ...DIGITAL_UNTAXED }) },
  MT: { name: 'Montana' },
  NH: { name: 'New Hampshire' },
  NY: { name: 'New York', levy: salesTax('NY', { standard: 4, ebook: 0 }) },
  OR: { name: 'Oregon' },
  TX: { name: 'Texas', levy: { ...salesTax('TX', { standard: 6.25 }), parts: { saas: 80 } } },
};

/** The other states, all of which have a sales tax. */
export const OTHER_US_STATES: Record<string, string> = {
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  OH: 'Ohio',
  OK: 'Oklahoma',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
};

/** The four postal codes with a specific rate (G-SB-03). */
export const US_LOCAL_RATES: Record<string, { standard: number; county: string; city: string }> = {
  '10128': { standard: 8.875, county: 'New York', city: 'New York' },
  '33132': { standard: 7, county: 'Miami-Dade', city: 'Miami' },
  '60611': { standard: 10.25, county: 'Cook', city: 'Chicago' },
  '90049': { standard: 9.5, county: 'Los Angeles', city: 'Los Angeles' },
};

/** Canadian provinces by the first letter of the postal code; the others have only the federal tax. */
export const CA_PROVINCES: { region: string; name: string; letters: string[]; levies: Levy[] }[] = [
  {
    region: 'QC',
    name: 'Québec',
    letters: ['G', 'H', 'J'],
    levies: [
      { name: 'GST', rates: { standard: 5 } },
      { name: 'QST', rates: { standard: 9.975 }, region: 'QC' },
    ],
  },
  {
    region: 'ON',
    name: 'Ontario',
    letters: ['K', 'L', 'M', 'N', 'P'],
    levies: [{ name: 'HST', rates: { standard: 13 } }],
  },
];

export const CA_FEDERAL: Levy = { name: 'GST', rates: { standard: 5 } };

/** The tax of a country with a single nationwide tax, or `undefined` without an example. */
export function countryLevy(country: string): Levy | undefined {
  const standard = EU_STANDARD_RATES[country];
  if (standard === undefined) return OTHER_COUNTRIES[country];
  // Documents of the seller's own country name the tax in its language.
  return { name: country === 'ES' ? 'IVA' : 'VAT', rates: { standard, ...EU_LOWER_RATES[country] } };
}

/** True for countries whose VAT follows the common rules of the European Union. */
export function isInEu(country: string): boolean {
  return country in EU_STANDARD_RATES;
}

function salesTax(region: string, rates: Levy['rates']): Levy {
  return { name: 'Sales tax', rates, region };
}
