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
    const known = { id: model.add('invoices', result), totalCents: cents, itemCount: 1, isFinal: true };
    model.invoices.push(known);
    model.sales.push({ processorId, totalCents: cents });
    mustBe([result.type, result.total_cents, result.state], ['Invoice', cents, 'paid'], 'a sale');
    await look(model, real, known);
  },
};

/** A refund names its sale and issues a credit note for it. */
export const refund: Rule<{ pick: number }> = {
  isOpen: (model) => model.sales.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.sales, pick);
    if (known === undefined) return;
    const body = transactionOf('refund', known.totalCents, known.processorId);
    const result = await real.ask(201, 'POST', '/transactions', body);
    model.credits.push({ id: model.add('credits', result), isVoid: false });
    mustBe(result.type, 'Credit', 'type of a refund');
    const issued = await real.ask(200, 'GET', `/credits/${Number(result.id)}`);
    mustAddUp(issued);
    must(Number(issued.total_cents) <= known.totalCents, 'a refund is above its sale');
  },
};
