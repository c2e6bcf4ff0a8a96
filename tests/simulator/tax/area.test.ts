import { describe, expect, it } from 'vitest';
import { findArea } from '../../../simulator/tax/area';

/** Countries of the European Union with their standard rate and the rates of e-books and of the reduced class. */
const EU = [
  'AT 20, BE 21, BG 20, CY 19, CZ 21, DE 19 7 7, DK 25, EE 22, ES 21 4 10, FI 25.5, FR 20 5.5 10, GR 24, HR 25, HU 27',
  'IE 23, IT 22, LT 21, LU 17, LV 21, MT 18, NL 21 9 9, PL 23, PT 23, RO 19, SE 25, SI 22, SK 20',
];

/** The first three digits of the postal codes of each state and of the District of Columbia. */
const STATES = [
  'AK 995-999, AL 350-369, AR 716-729, AZ 850-865, CA 900-961, CO 800-816, CT 060-069, DC 200-205, DE 197-199',
  'FL 320-349, GA 300-319 398-399, HI 967-968, IA 500-528, ID 832-838, IL 600-629, IN 460-479, KS 660-679',
  'KY 400-427, LA 700-714, MA 010-027, MD 206-219, ME 039-049, MI 480-499, MN 550-567, MO 630-658, MS 386-397',
  'MT 590-599, NC 270-289, ND 580-588, NE 680-693, NH 030-038, NJ 070-089, NM 870-884, NV 889-898',
  'NY 005 100-149, OH 430-459, OK 730-732 734-749, OR 970-979, PA 150-196, RI 028-029, SC 290-299, SD 570-577',
  'TN 370-385, TX 733 750-799 885, UT 840-847, VA 220-246, VT 050-059, WA 980-994, WI 530-549, WV 247-268',
  'WY 820-831',
];

/** The state of each of the 1,000 starts of a postal code, by that list. */
function statesByStart(): (string | undefined)[] {
  const states = Array<string | undefined>(1000).fill(undefined);
  for (const row of STATES.flatMap((line) => line.split(', '))) {
    const [state, ...ranges] = row.split(' ');
    for (const range of ranges) {
      const [from = '', to = from] = range.split('-');
      states.fill(state, Number(from), Number(to) + 1);
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
  it('of the European Union are the public ones of the end of 2024', () => {
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
    const found = statesByStart().map(
      (_, start) => findArea('US', `${String(start).padStart(3, '0')}01-2345`)?.region,
    );
    expect(found).toEqual(statesByStart());
  });

  it.each([
    { postalCode: '98101', want: ['Washington', true] },
    { postalCode: '30303', want: ['Georgia', true] },
    { postalCode: '73301', want: ['Texas', undefined] },
    { postalCode: '97201', want: ['Oregon', undefined] },
  ])('say of $postalCode whether its tax is known', ({ postalCode, want }) => {
    const area = findArea('US', postalCode);
    expect([area?.name, area?.hasUnknownTax]).toEqual(want);
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
