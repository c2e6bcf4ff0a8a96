import type { JsonObject } from '#core/json/json';
import { FINAL_FIELDS } from '../../../../simulator/rules/final-fields';
import { pickOf, type InvoiceModel, type Model } from '../model';
import { mustAddUp, totalOf, type Line } from '../money';
import { mustBe } from '../must';
import type { Real } from '../real';
import type { Rule } from './rule';

/** Members of a final invoice that change by themselves, or follow the contact. */
const LIVE = ['state', 'payments', 'contact', 'evidence'];

const CUSTOMER = { id: 60312 };

export const invoice: Rule<{ lines: Line[] }> = {
  take: async (model, real, { lines }) => {
    const items = lines.map(({ unitCents, quantity, discountRate, taxRate }) => ({
      description: 'Course',
      unit_price: unitCents / 100,
      quantity,
      discount_rate: discountRate,
      tax_1_name: 'VAT',
      tax_1_rate: taxRate,
    }));
    const created = await real.ask(201, 'POST', '/invoices', { contact: CUSTOMER, items });
    const totalCents = totalOf(lines);
    mustBe(created.total_cents, totalCents, 'total of a new invoice');
    mustBe(created.state, 'outstanding', 'state of a new invoice');
    mustAddUp(created);
    model.invoices.push({
      id: model.add('invoices', created),
      totalCents,
      creditedCents: 0,
      itemCount: lines.length,
      isFinal: false,
    });
  },
};

/** Changes one field: a final invoice takes it only if it is one of the documented few. */
export const edit: Rule<{ pick: number; field: 'notes' | 'po_number' | 'subject' | 'due_date' }> = {
  isOpen: (model) => model.invoices.length > 0,
  take: async (model, real, { pick, field }) => {
    const known = pickOf(model.invoices, pick);
    if (known === undefined) return;
    const isRefused = known.isFinal && !FINAL_FIELDS.has(field);
    await real.ask(isRefused ? 422 : 200, 'PUT', `/invoices/${known.id}`, { [field]: '2024-12-24' });
    await look(model, real, known);
  },
};

export const deliver: Rule<{ pick: number }> = {
  isOpen: (model) => model.invoices.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.invoices, pick);
    if (known === undefined) return;
    await real.ask(200, 'GET', `/invoices/${known.id}/deliver`);
    known.isFinal = true;
    await look(model, real, known);
  },
};

/** Invoices are never deleted, and stay as they are. */
export const dropInvoice: Rule<{ pick: number }> = {
  isOpen: (model) => model.invoices.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.invoices, pick);
    if (known === undefined) return;
    await real.ask(410, 'DELETE', `/invoices/${known.id}`);
    await look(model, real, known);
  },
};

/** Reads an invoice and checks all that must hold of it. */
export async function look(model: Model, real: Real, known: InvoiceModel): Promise<JsonObject> {
  const shown = await real.ask(200, 'GET', `/invoices/${known.id}`);
  model.states.observe('invoices', shown);
  mustAddUp(shown);
  mustBe(shown.total_cents, known.totalCents, `total of invoice ${known.id}`);
  if (known.isFinal) {
    known.frozen ??= fixedMembers(shown);
    mustBe(fixedMembers(shown), known.frozen, `what is final of invoice ${known.id}`);
  }
  return shown;
}

function fixedMembers(shown: JsonObject): JsonObject {
  const isFixed = (name: string): boolean => !FINAL_FIELDS.has(name) && !LIVE.includes(name);
  return Object.fromEntries(Object.entries(shown).filter(([name]) => isFixed(name)));
}
