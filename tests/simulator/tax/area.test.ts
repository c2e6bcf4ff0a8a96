import { describe, expect, it } from 'vitest';
import { findArea } from '../../../simulator/tax/area';
import { holds } from '../../specified/holds';

/** Countries of the European Union with their standard rate and the rates of e-books and of the reduced class. */
const EU = [
  'AT 20, BE 21, BG 20, CY 19, CZ 21, DE 19 7 7, DK 25, EE 22, ES 21 4 10, FI 25.5, FR 20 5.5 10, GR 24, HR 25, HU 27',
  'IE 23, IT 22, LT 21, LU 17, LV 21, MT 18, NL 21 9 9, PL 23, PT 23, RO 19, SE 25, SI 22, SK 20',
];

/** Each state and the District of Columbia, with the first three digits of its postal codes. */
const STATES = [
  'AK Alaska: 995-999',
  'AL Alabama: 350-369',
  'AR Arkansas: 716-729',
  'AZ Arizona: 850-865',
  'CA California: 900-961',
  'CO Colorado: 800-816',
  'CT Connecticut: 060-069',
  'DC District of Columbia: 200-205',
  'DE Delaware: 197-199',
  'FL Florida: 320-349',
  'GA Georgia: 300-319 398-399',
  'HI Hawaii: 967-968',
  'IA Iowa: 500-528',
  'ID Idaho: 832-838',
  'IL Illinois: 600-629',
  'IN Indiana: 460-479',
  'KS Kansas: 660-679',
  'KY Kentucky: 400-427',
  'LA Louisiana: 700-714',
  'MA Massachusetts: 010-027',
  'MD Maryland: 206-219',
  'ME Maine: 039-049',
  'MI Michigan: 480-499',
  'MN Minnesota: 550-567',
  'MO Missouri: 630-658',
  'MS Mississippi: 386-397',
  'MT Montana: 590-599',
  'NC North Carolina: 270-289',
  'ND North Dakota: 580-588',
  'NE Nebraska: 680-693',
  'NH New Hampshire: 030-038',
  'NJ New Jersey: 070-089',
  'NM New Mexico: 870-884',
  'NV Nevada: 889-898',
  'NY New York: 005 100-149',
  'OH Ohio: 430-459',
  'OK Oklahoma: 730-732 734-749',
  'OR Oregon: 970-979',
  'PA Pennsylvania: 150-196',
  'RI Rhode Island: 028-029',
  'SC South Carolina: 290-299',
  'SD South Dakota: 570-577',
  'TN Tennessee: 370-385',
  'TX Texas: 733 750-799 885',
  'UT Utah: 840-847',
  'VA Virginia: 220-246',
  'VT Vermont: 050-059',
  'WA Washington: 980-994',
  'WI Wisconsin: 530-549',
  'WV West Virginia: 247-268',
  'WY Wyoming: 820-831',
];

/** The region and name of each of the 1,000 prefixes of a postal code, from that list. */
function statesByStart(): ([string, string] | undefined)[] {
  const states = Array<[string, string] | undefined>(1000).fill(undefined);
  for (const row of STATES) {
    const [state = '', ranges = ''] = row.split(': ');
    for (const range of ranges.split(' ')) {
      const [from = '', to = from] = range.split('-');
      states.fill([state.slice(0, 2), state.slice(3)], Number(from), Number(to) + 1);
    }
  }
  return states;
}

function ratesOf(country: string): string {
  const [levy] = findArea(country, null)?.levies ?? [];
  if (levy === undefined) return country;
  const { standard, ebook, reduced } = levy.rates;
  return [country, standard, ebook, reduced].filter((value) => value !== undefined).join(' ');
}

describe('the example rates', () => {
  it('of the European Union are the public ones of the end of 2024', holds('tax.example-rates'), () => {
    const rows = EU.flatMap((line) => line.split(', '));
    expect(rows.map((row) => ratesOf(row.slice(0, 2)))).toEqual(rows);
  });

  it.each([
    { country: 'AU', want: { name: 'GST', rates: { standard: 10 } } },
    { country: 'CH', want: { name: 'VAT', rates: { standard: 8.1, ebook: 2.6, reduced: 2.6 } } },
    { country: 'GB', want: { name: 'VAT', rates: { standard: 20, ebook: 0, reduced: 5 } } },
    { country: 'NO', want: { name: 'VAT', rates: { standard: 25, reduced: 15 } } },
    { country: 'NZ', want: { name: 'GST', rates: { standard: 15 } } },
  ])('of $country hold for the whole country', ({ country, want }) => {
    expect(findArea(country, null)?.levies).toEqual([want]);
  });

  it.each([
    { state: 'CA', postalCode: '95814', want: { standard: 7.25, ebook: 0, eservice: 0, saas: 0 } },
    { state: 'FL', postalCode: '32301', want: { standard: 6, ebook: 0, eservice: 0, saas: 0 } },
    { state: 'IL', postalCode: '62701', want: { standard: 6.25, ebook: 0, eservice: 0, saas: 0 } },
    { state: 'NY', postalCode: '12207', want: { standard: 4, ebook: 0 } },
    { state: 'TX', postalCode: '78701', want: { standard: 6.25 } },
  ])('of $state are those of the state, which the account registers in', ({ state, postalCode, want }) => {
    const area = findArea('US', postalCode);
    expect(area?.region).toBe(state);
    expect(area?.levies).toMatchObject([{ name: 'Sales tax', region: state }]);
    expect(area?.levies[0]?.rates).toEqual(want);
  });

  it('find the state of any postal code', () => {
    const found = statesByStart().map((_, start) => {
      const area = findArea('US', `${String(start).padStart(3, '0')}01-2345`);
      return area && [area.region, area.name];
    });
    expect(found).toEqual(statesByStart());
  });

  it('leave out the tax of a state that the simulator has no rate for', () => {
    expect(findArea('US', '98101')).toEqual({
      country: 'US',
      region: 'WA',
      name: 'Washington',
      levies: [],
      hasUnknownTax: true,
    });
  });

  it('have no tax for a state without a sales tax', () => {
    expect(findArea('US', '97201')).toEqual({ country: 'US', region: 'OR', name: 'Oregon', levies: [] });
  });

  it.each([
    { postalCode: 'G1A 1A1', want: ['Québec', 'GST', 'QST'] },
    { postalCode: 'h2y 1c6', want: ['Québec', 'GST', 'QST'] },
    { postalCode: 'J1H 1A1', want: ['Québec', 'GST', 'QST'] },
    { postalCode: 'K1A 0B1', want: ['Ontario', 'HST'] },
    { postalCode: 'L4W 1S9', want: ['Ontario', 'HST'] },
    { postalCode: 'M5V 2T6', want: ['Ontario', 'HST'] },
    { postalCode: 'N6A 3N7', want: ['Ontario', 'HST'] },
    { postalCode: 'P3E 5P9', want: ['Ontario', 'HST'] },
    { postalCode: 'T2P 1A1', want: ['Canada', 'GST'] },
  ])('of Canada follow the first letter of the postal code: $postalCode', ({ postalCode, want }) => {
    const area = findArea('CA', postalCode);
    expect([area?.name, ...(area?.levies ?? []).map(({ name }) => name)]).toEqual(want);
  });

  it('are unknown where the simulator has none', () => {
    expect([findArea('JP', null), findArea('US', '2108'), findArea('US', null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
