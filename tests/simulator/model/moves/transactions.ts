import { pickOf } from '../model';
import { mustAddUp } from '../money';
import { must, mustBe } from '../must';
import { look } from './invoices';
import type { Rule } from './rule';

const TAX = { name: 'VAT', rate: 19, country: 'DE', tax_code: 'eservice', taxable_part: 100 };

function transactionOf(type: string, cents: number, processorId: string) {
  return {
    type,
    customer: { id: 60312 },
    items: [{ amount: cents / 100, tax: TAX }],
    payment: { method: 'credit_card' },
    processor: 'model-shop',
    processor_id: processorId,
  };
}

/** A sale is a paid invoice, tax included. */
export const sale: Rule<{ cents: number }> = {
  take: async (model, real, { cents }) => {
    const processorId = `order-${model.sales.length}`;
    const body = transactionOf('sale', cents, processorId);
    const result = await real.ask(201, 'POST', '/transactions', body);
    const id = model.add('invoices', result);
    const known = { id, totalCents: cents, creditedCents: 0, itemCount: 1, isFinal: true };
    model.invoices.push(known);
    model.sales.push({ processorId, invoice: known });
    mustBe([result.type, result.total_cents, result.state], ['Invoice', cents, 'paid'], 'a sale');
    await look(model, real, known);
  },
};

/** A refund names its sale and issues a credit note for it; all together never above it. */
export const refund: Rule<{ pick: number }> = {
  isOpen: (model) => model.sales.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.sales, pick);
    if (known === undefined) return;
    const { invoice } = known;
    const body = transactionOf('refund', invoice.totalCents, known.processorId);
    const isPossible = invoice.creditedCents === 0;
    const result = await real.ask(isPossible ? 201 : 422, 'POST', '/transactions', body);
    if (!isPossible) return;
    model.addCredit(result, invoice);
    mustBe(result.type, 'Credit', 'type of a refund');
    const issued = await real.ask(200, 'GET', `/credits/${Number(result.id)}`);
    mustAddUp(issued);
    must(invoice.creditedCents <= invoice.totalCents, 'refunds are above their sale');
  },
};
