import { describe, expect, it } from 'vitest';
import { findArea } from '../../../simulator/tax/area';

/** Countries of the European Union with their standard rate and the rates of e-books and of the reduced class. */
const EU = [
  'AT 20, BE 21, BG 20, CY 19, CZ 21, DE 19 7 7, DK 25, EE 22, ES 21 4 10, FI 25.5, FR 20 5.5 10, GR 24, HR 25, HU 27',
  'IE 23, IT 22, LT 21, LU 17, LV 21, MT 18, NL 21 9 9, PL 23, PT 23, RO 19, SE 25, SI 22, SK 20',
];

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
    expect([findArea('JP', null), findArea('US', '02108')]).toEqual([undefined, undefined]);
  });
});
