import { describe, expect, test } from 'vitest';
import { callShowcase } from '../../../../site/remark/elements/call-showcase';
import { toReceipt } from '../../../../site/remark/elements/receipt';
import { renderPage } from './support/render-page';
import { buildSources } from './support/sources';
import { holds } from '../../../specified/holds';

const german = {
  name: 'VAT',
  rate: 19,
  subtotal: 100,
  tax_amount: 19,
  total_amount: 119,
  currency: 'EUR',
  status: 'taxable',
};

describe('a receipt', () => {
  test('has the price, each tax and the total', holds('showcase.receipt'), () => {
    const second = { additional_name: 'QST', additional_rate: 9.975, additional_tax_amount: 9.98 };
    expect(toReceipt({ ...german, ...second })).toEqual({
      lines: [
        { label: 'Price', amount: '100.00' },
        { label: 'VAT 19%', amount: '19.00' },
        { label: 'QST 9.975%', amount: '9.98' },
      ],
      total: '119.00',
      currency: 'EUR',
      status: 'taxable',
    });
  });

  test.each([
    { given: { ...german, total_amount: null }, want: 'This example has no sums' },
    { given: { ...german, name: null }, want: 'This example has no tax' },
    { given: [german], want: 'Only an object' },
  ])('is not made when $want', ({ given, want }) => {
    expect(() => toReceipt(given)).toThrow(want);
  });
});

describe('<CallShowcase />', () => {
  const sources = buildSources();
  sources.examples = { createInvoice: { request: {}, responses: { '201': { default: german } } } };
  const given = { operation: 'createInvoice', status: '201', examples: 'default', fields: 'rate, status' };

  test(
    'carries the request in each language, members of the response and the receipt',
    holds('showcase.members'),
    () => {
      const [node] = callShowcase.render(given, sources);
      const attribute = node && 'attributes' in node ? node.attributes[0] : undefined;
      const data: unknown = typeof attribute?.value === 'string' && JSON.parse(attribute.value);
      expect(data).toMatchObject({
        method: 'POST',
        path: '/invoices',
        statusName: 'Created',
        calls: [
          {
            name: 'default',
            requests: [
              { language: 'curl', code: '<span class="token function">curl</span> &lt;b&gt;' },
              {},
              {},
              {},
            ],
            fields: { shown: 2, all: 7 },
            receipt: { total: '119.00' },
          },
        ],
      });
    },
  );

  test.each([
    { attribute: 'fields', value: 'ratte', want: 'no member of this example "ratte"' },
    { attribute: 'examples', value: 'defautl', want: 'no request of createInvoice called "defautl"' },
    { attribute: 'status', value: '200', want: 'no response of createInvoice with status "200"' },
  ])('refuses $attribute="$value"', async ({ attribute, value, want }) => {
    const attributes = Object.entries({ ...given, [attribute]: value });
    const element = `<CallShowcase ${attributes.map(([name, text]) => `${name}="${text}"`).join(' ')} />`;
    await expect(renderPage(element, sources)).rejects.toThrow(want);
  });
});
