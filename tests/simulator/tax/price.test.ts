import { describe, expect, it } from 'vitest';
import { centsOf, priceFromNet, priceFromTotal, sum } from '../../../simulator/tax/price';

const whole = (rate: number) => ({ rate, part: 100 });

describe('priceFromNet', () => {
  it.each([
    { name: 'V1 Germany', net: 100, shares: [whole(19)], want: [10000, [1900], 11900] },
    { name: 'V5 a French e-book', net: 10, shares: [whole(5.5)], want: [1000, [55], 1055] },
    { name: 'V6 New York City', net: 49.99, shares: [whole(8.875)], want: [4999, [444], 5443] },
    {
      name: 'V8 80 % of the price',
      net: 100,
      shares: [{ rate: 6.25, part: 80 }],
      want: [10000, [500], 10500],
    },
    { name: 'V10 two taxes', net: 100, shares: [whole(5), whole(9.975)], want: [10000, [500, 998], 11498] },
    { name: 'V12 half a cent', net: 0.5, shares: [whole(19)], want: [50, [10], 60] },
    { name: 'no tax', net: 12.34, shares: [], want: [1234, [], 1234] },
  ])('adds the taxes: $name', ({ net, shares, want }) => {
    const price = priceFromNet(centsOf(net), shares);
    expect([price.net, price.taxes, price.total]).toEqual(want);
  });
});

describe('priceFromTotal', () => {
  it.each([
    { name: 'V2 Germany', total: 119, shares: [whole(19)], want: [10000, [1900]] },
    { name: 'V3 odd cents', total: 49.95, shares: [whole(19)], want: [4197, [798]] },
    { name: 'V4 Spain', total: 9.9, shares: [whole(21)], want: [818, [172]] },
    { name: 'V7 New York City', total: 49.99, shares: [whole(8.875)], want: [4592, [407]] },
    { name: 'V9 80 % of the price', total: 105, shares: [{ rate: 6.25, part: 80 }], want: [10000, [500]] },
    { name: 'V11 two taxes', total: 114.98, shares: [whole(5), whole(9.975)], want: [10000, [500, 998]] },
    { name: 'V19 whole euros', total: 12.1, shares: [whole(21)], want: [1000, [210]] },
  ])('takes the taxes out: $name', ({ total, shares, want }) => {
    const price = priceFromTotal(centsOf(total), shares);
    expect([price.net, price.taxes]).toEqual(want);
  });

  it('adds up for every amount up to three euros', () => {
    for (let total = 0; total <= 300; total += 1) {
      const price = priceFromTotal(total, [whole(5), whole(9.975)]);
      expect(price.net + sum(price.taxes)).toBe(total);
    }
  });
});
