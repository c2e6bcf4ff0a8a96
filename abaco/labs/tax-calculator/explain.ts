import { translate } from '#core/labels/translate';
import type { ResponseOf } from '../../../simulator/schema-types';

/** The response to a tax calculation: rates in percent, amounts as decimal numbers in the currency. */
export type TaxResult = ResponseOf<'TaxRateResult'>;

/** One line of the arithmetic: the name of the result and how it is calculated. */
interface Step {
  label: string;
  text: string;
  isTotal?: boolean;
}

interface Rate {
  name: string;
  /** Percent. */
  rate: number;
  /** The part of the price that is taxed, in percent. */
  part: number;
}

interface Share extends Rate {
  amount: number;
}

/** Returns the steps by which the amounts were calculated; an empty list if the request had no amount. */
export function explainAmounts(result: TaxResult): Step[] {
  const { subtotal, total_amount: total, tax_behavior: behavior, currency } = result;
  if (subtotal === null || total === null) return [];
  const shares = sharesOf(result);
  if (shares.length === 0)
    return [{ label: translate('Total'), text: `${money(total)} ${currency}`, isTotal: true }];
  return behavior === 'inclusive'
    ? fromTotal(shares, subtotal, total, currency)
    : fromNet(shares, subtotal, total, currency);
}

/** Returns the rates of a result, which it has without amounts too: `GST 5%`. */
export function listRates(result: TaxResult): string[] {
  return taxesOf(result).map(({ name, rate, part }) => {
    return part === 100
      ? `${name} ${exact(rate)}%`
      : translate('{name} {rate}% of {part}% of the price', { name, rate: exact(rate), part: exact(part) });
  });
}

function fromNet(shares: Share[], net: number, total: number, currency: string): Step[] {
  return [
    { label: translate('Price without tax'), text: `${money(net)} ${currency}` },
    ...shares.flatMap((share) => taxSteps(share, net, money(net))),
    { label: translate('Total'), text: `${sumOf(net, shares)} = ${money(total)} ${currency}`, isTotal: true },
  ];
}

function fromTotal(shares: Share[], subtotal: number, total: number, currency: string): Step[] {
  const factor = 1 + shares.reduce((sum, { rate, part }) => sum + (rate * part) / 10_000, 0);
  const net = total / factor;
  const taxes = shares.map(({ amount }) => ` − ${money(amount)}`).join('');
  return [
    { label: translate('Price with tax'), text: `${money(total)} ${currency}` },
    { label: translate('Factor'), text: `1 + ${shares.map(percentOf).join(' + ')} = ${exact(factor)}` },
    {
      label: translate('Price without tax, exact'),
      text: `${money(total)} ÷ ${exact(factor)} = ${exact(net)}`,
    },
    ...shares.flatMap((share) => taxSteps(share, net, exact(net))),
    {
      label: translate('Price without tax'),
      text: `${money(total)}${taxes} = ${money(subtotal)} ${currency}`,
      isTotal: true,
    },
  ];
}

/** Returns the step for the tax on a net amount, after one for the taxed part if only a part is taxed. */
function taxSteps({ name, rate, part, amount }: Share, net: number, shown: string): Step[] {
  const base = (net * part) / 100;
  const isWhole = part === 100;
  const baseText = isWhole ? shown : exact(base);
  const equals = Math.abs((base * rate) / 100 - amount) < 1e-9 ? '=' : '≈';
  return [
    ...(isWhole
      ? []
      : [
          {
            label: translate('Taxed part'),
            text: translate('{part}% of {base} = {result}', {
              part: exact(part),
              base: shown,
              result: baseText,
            }),
          },
        ]),
    {
      label: `${name} ${exact(rate)}%`,
      text: translate('{rate}% of {base} {equals} {result}', {
        rate: exact(rate),
        base: baseText,
        equals,
        result: money(amount),
      }),
    },
  ];
}

function sharesOf(result: TaxResult): Share[] {
  return taxesOf(result).flatMap(({ amount, ...rate }) => (amount === null ? [] : [{ ...rate, amount }]));
}

/** Returns the taxes of a result; their amounts are null if the request had no amount. */
function taxesOf(result: TaxResult): (Rate & { amount: number | null })[] {
  const first = {
    name: result.name,
    rate: result.rate,
    part: result.taxable_part,
    amount: result.tax_amount,
  };
  const second = {
    name: result.additional_name,
    rate: result.additional_rate,
    part: result.additional_taxable_part,
    amount: result.additional_tax_amount,
  };
  return [first, second].flatMap(({ name, rate, part, amount }) =>
    rate ? [{ name: name ?? translate('Tax'), rate, part: part ?? 100, amount }] : [],
  );
}

function percentOf({ rate, part }: Rate): string {
  return part === 100
    ? `${exact(rate)}%`
    : translate('{rate}% of {part}%', { rate: exact(rate), part: exact(part) });
}

function sumOf(net: number, shares: Share[]): string {
  return [net, ...shares.map(({ amount }) => amount)].map(money).join(' + ');
}

function money(amount: number): string {
  return amount.toFixed(2);
}

/** Formats a number with as many decimals as it has, at most six. */
function exact(value: number): string {
  return String(Number(value.toFixed(6)));
}
