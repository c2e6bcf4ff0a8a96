import { pickOf } from '../model';
import { mustAddUp } from '../money';
import { mustBe } from '../must';
import type { Rule } from './rule';

export const expense: Rule<{ cents: number; isPaid: boolean }> = {
  take: async (model, real, { cents, isPaid }) => {
    const created = await real.ask(201, 'POST', '/expenses', {
      contact: { id: 60290 },
      items: [{ description: 'Printing', total_amount: cents / 100, tax_1_name: 'IVA', tax_1_rate: 21 }],
      ...(isPaid && { payment_method: 'cash' }),
    });
    mustAddUp(created);
    mustBe(created.total_cents, cents, 'total of an expense');
    mustBe(created.state, isPaid ? 'paid' : 'outstanding', 'state of an expense');
    model.expenses.push({ id: model.add('expenses', created), isPaid });
  },
};

/** A payment method pays an expense, once. */
export const pay: Rule<{ pick: number }> = {
  isOpen: (model) => model.expenses.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.expenses, pick);
    if (known === undefined) return;
    const shown = await real.ask(200, 'PUT', `/expenses/${known.id}`, { payment_method: 'cash' });
    mustBe(shown.state, 'paid', 'state of an expense that was paid');
    mustBe((shown.payments as object[]).length, 1, 'payments of an expense');
    model.states.observe('expenses', shown);
    known.isPaid = true;
  },
};
