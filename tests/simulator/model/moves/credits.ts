import { pickOf } from '../model';
import { mustAddUp } from '../money';
import { must, mustBe } from '../must';
import { look } from './invoices';
import type { Rule } from './rule';

/** A credit note on a whole invoice, or on a part of one that has a single item; all together never above its total. */
export const credit: Rule<{ pick: number; partCents: number | null; isPaid: boolean }> = {
  isOpen: (model) => model.invoices.length > 0,
  take: async (model, real, { pick, partCents, isPaid }) => {
    const known = pickOf(model.invoices, pick);
    if (known === undefined) return;
    const cents = partCents ?? known.totalCents;
    const isPossible =
      (partCents === null || (known.itemCount === 1 && partCents > 0)) &&
      known.creditedCents + cents <= known.totalCents;
    const created = await real.ask(isPossible ? 201 : 422, 'POST', '/credits', {
      invoice_id: known.id,
      ...(partCents !== null && { credited_amount: partCents / 100 }),
      ...(isPaid && { payment_method: 'wire_transfer' }),
    });
    if (!isPossible) return;
    model.addCredit(created, known);
    known.isFinal = true;
    mustAddUp(created);
    mustBe(created.total_cents, cents, 'total of a credit note');
    must(known.creditedCents <= known.totalCents, 'the credit notes are above their invoice');
    mustBe(created.state, isPaid ? 'paid' : 'outstanding', 'state of a credit note');
    const settled = await look(model, real, known);
    mustBe(settled.state, 'paid', 'state of a credited invoice');
  },
};

/** A credit note can be voided once. */
export const voidCredit: Rule<{ pick: number }> = {
  isOpen: (model) => model.credits.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.credits, pick);
    if (known === undefined) return;
    await real.ask(known.isVoid ? 422 : 200, 'PUT', `/credits/${known.id}/void`);
    if (!known.isVoid) known.invoice.creditedCents -= known.cents;
    known.isVoid = true;
    const shown = await real.ask(200, 'GET', `/credits/${known.id}`);
    mustBe(shown.state, 'void', 'state of a voided credit note');
    model.states.observe('credits', shown);
    await real.ask(422, 'PUT', `/credits/${known.id}`, { currency: 'USD' });
    await real.ask(410, 'DELETE', `/credits/${known.id}`);
  },
};
