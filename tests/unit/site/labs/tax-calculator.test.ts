import { describe, expect, test } from 'vitest';
import { askTax, examples, type Sale, valuesOf } from '../../../../abaco/labs/tax-calculator/ask';
import { explainAmounts, listRates } from '../../../../abaco/labs/tax-calculator/explain';
import { listCountries, listRegions } from '../../../../abaco/labs/tax-calculator/places';
import { holds } from '../../../specified/holds';

const arithmetic = async (sale: Sale) => {
  const { result, problem } = await askTax(sale);
  return result ? explainAmounts(result).map(({ label, text }) => `${label}: ${text}`) : problem;
};

test('the arithmetic of each documented request, step by step', holds('labs.tax-steps'), async () => {
  const all = examples.map(async ({ name, sale }) => [name, await arithmetic(sale)]);
  expect(Object.fromEntries(await Promise.all(all))).toMatchInlineSnapshot(`
    {
      "default": [
        "Price without tax: 100.00 EUR",
        "VAT 19%: 19% of 100.00 = 19.00",
        "Total: 100.00 + 19.00 = 119.00 EUR",
      ],
      "inclusive": [
        "Price with tax: 119.00 EUR",
        "Factor: 1 + 19% = 1.19",
        "Price without tax, exact: 119.00 ÷ 1.19 = 100",
        "VAT 19%: 19% of 100 = 19.00",
        "Price without tax: 119.00 − 19.00 = 100.00 EUR",
      ],
      "new-york": [
        "Price without tax: 49.99 USD",
        "Sales tax 8.875%: 8.875% of 49.99 ≈ 4.44",
        "Total: 49.99 + 4.44 = 54.43 USD",
      ],
      "no-amount": [],
      "not-registered": [
        "Total: 100.00 EUR",
      ],
      "reverse-charge": [
        "Total: 100.00 EUR",
      ],
      "texas-saas": [
        "Price without tax: 100.00 USD",
        "Taxed part: 80% of 100.00 = 80",
        "Sales tax 6.25%: 6.25% of 80 = 5.00",
        "Total: 100.00 + 5.00 = 105.00 USD",
      ],
      "two-taxes": [
        "Price without tax: 100.00 CAD",
        "GST 5%: 5% of 100.00 = 5.00",
        "QST 9.975%: 9.975% of 100.00 ≈ 9.98",
        "Total: 100.00 + 5.00 + 9.98 = 114.98 CAD",
      ],
    }
  `);
});

describe('the arithmetic of other sales', () => {
  test.each([
    {
      given: { to_country: 'CA', to_postal_code: 'H2Y 1C6', tax_behavior: 'inclusive', amount: '100' },
      want: 'Price without tax: 100.00 − 4.35 − 8.68 = 86.97 EUR',
    },
    {
      given: {
        to_country: 'US',
        to_postal_code: '78701',
        tax_code: 'saas',
        tax_behavior: 'inclusive',
        amount: '105',
      },
      want: 'Taxed part: 80% of 100 = 80',
    },
    { given: { to_country: 'DE', tax_code: 'exempt', amount: '7' }, want: 'Total: 7.00 EUR' },
  ])('$want', async ({ given, want }) => {
    expect(await arithmetic(given)).toContain(want);
  });
});

describe('without an amount, the rates of a sale', holds('labs.tax-rates'), () => {
  test.each([
    { given: { to_country: 'CA', to_postal_code: 'H2Y 1C6' }, want: ['GST 5%', 'QST 9.975%'] },
    {
      given: { to_country: 'US', to_postal_code: '78701', tax_code: 'saas' },
      want: ['Sales tax 6.25% of 80% of the price'],
    },
    { given: { to_country: 'NO' }, want: [] },
  ])('to $given.to_country are $want', async ({ given, want }) => {
    const { result } = await askTax(given);
    expect(result && listRates(result)).toEqual(want);
    expect(result && explainAmounts(result)).toEqual([]);
  });
});

describe('shows the error that the simulator returns for a sale', () => {
  test.each([
    { given: { to_country: 'DE', amount: 'ten' }, want: 'amount' },
    { given: { to_country: 'US', amount: '10' }, want: 'to_postal_code' },
    { given: { to_country: '<b>', amount: '10' }, want: 'to_country' },
    { given: { amount: '10' }, want: 'to_country' },
  ])('$given', async ({ given, want }) => {
    expect(await arithmetic(given)).toContain(want);
  });
});

describe('places', () => {
  const countries = listCountries();

  test('are all countries with example rates, by name', () => {
    expect(countries).toHaveLength(34);
    expect(countries[0]).toEqual({ value: 'AU', label: 'Australia' });
  });

  test.each(countries)('$label has a tax for each of its regions', async ({ value }) => {
    const regions = listRegions(value);
    const codes = regions.length > 0 ? regions.map((region) => region.value) : [''];
    for (const to_postal_code of codes) {
      const { result } = await askTax({ to_country: value, to_postal_code, amount: '1' });
      expect(result?.notice ?? '').not.toContain('no example rate');
    }
  });

  test('with their own rate are named by city', () => {
    expect(listRegions('US').map(({ label }) => label)).toContain('New York, New York (10128)');
    expect(listRegions('DE')).toEqual([]);
  });
});

test('the tax codes are those of the description', () => {
  expect(valuesOf('tax_code')).toContain('saas');
});
