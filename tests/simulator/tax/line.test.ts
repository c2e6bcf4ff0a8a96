import { expect, it } from 'vitest';
import { priceLine } from '../../../simulator/tax/line';

const LINE = {
  quantity: 1,
  discountRate: 0,
  unitPrice: null,
  totalAmount: null,
  shares: [{ rate: 19, part: 100 }],
};

it.each([
  { discountRate: 0, want: [10000, 0, 100] },
  { discountRate: 1, want: [10101, 101, 101.01] },
  { discountRate: 50, want: [20000, 10000, 200] },
  { discountRate: 99, want: [1000000, 990000, 10000] },
  { discountRate: 100, want: [10000, 0, 100] },
])('tells the price before a discount of $discountRate % back from a total', ({ discountRate, want }) => {
  const { subtotal, discount, unitPrice, taxes, total } = priceLine({
    ...LINE,
    discountRate,
    totalAmount: 119,
  });
  expect([subtotal, discount, unitPrice]).toEqual(want);
  expect([taxes, total]).toEqual([[1900], 11900]);
});

it('needs one of the two amounts', () => {
  expect(() => priceLine(LINE)).toThrow('A line needs a unit price or a total amount.');
});
