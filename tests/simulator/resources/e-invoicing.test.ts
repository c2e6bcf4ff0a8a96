import { expect, it } from 'vitest';
import { INVOICE, openClient } from './client';
import { holds } from '../../specified/holds';

const TOKEN = 'at_EXAMPLE_E_INVOICING';

const CHOSEN = { number: 'A-7', issue_date: '2024-01-01' };

const INVOICE_OF_SELLER = { ...INVOICE, contact: { first_name: 'Ada' } };

it(
  'an account that uses electronic invoicing can be opened, and ignores number and issue_date',
  holds('5.api.18', 'e-invoicing.numbering'),
  async () => {
    const { call } = openClient();
    const { status, body, rules } = await call(
      'POST',
      '/invoices',
      { ...INVOICE_OF_SELLER, ...CHOSEN },
      TOKEN,
    );
    const given = { number: '2024-00001', issue_date: '2024-11-29' };
    expect([status, body, rules]).toMatchObject([201, given, expect.arrayContaining(['e-invoicing'])]);
    const changed = await call('PUT', `/invoices/${body.id as number}`, { ...CHOSEN, notes: 'x' }, TOKEN);
    expect([changed.status, changed.body]).toMatchObject([200, { ...given, notes: 'x' }]);
  },
);

it('any other account chooses both', async () => {
  const { body } = await openClient().post('/invoices', { ...INVOICE, ...CHOSEN });
  expect(body).toMatchObject(CHOSEN);
});
