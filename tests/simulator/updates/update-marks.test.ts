import { describe, expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import { loadDescription } from '../../contract/description/description';
import { holds } from '../../specified/holds';
import { observeUpdate } from './observe-update';
import { listStructuredFields } from './structured-fields';

/** Two values of each field that differ in every part; where operations differ, by the name of the operation as well. */
const VALUES: Record<string, readonly [Json, Json]> = {
  contact: [{ id: 60313 }, { id: 60314 }],
  custom: [{ one: '1' }, { two: '2' }],
  custom_metadata: [{ one: '1' }, { two: '2' }],
  customer: [{ email: 'ada@reader.example' }, { company: 'Lumen Verlag GmbH' }],
  events_types: [['contact.created'], ['contact.deleted']],
  evidence: [{ bank_country: 'AT' }, { notes: 'Checked' }],
  items: [[{ description: 'One', unit_price: 1 }], [{ description: 'Two', unit_price: 2 }]],
  metadata: [{ one: '1' }, { two: '2' }],
  payment_methods: [['card'], ['paypal']],
  related_document: [{ id: 90187 }, { type: 'Invoice' }],
  tag_list: [['one'], ['two']],
  'updateSession.items': [[{ product: 'handbook' }], [{ product: 'club-monthly' }]],
};

/** Records that are not final, where the documented request has one that is. */
const RECORDS: Record<string, string> = { updateCredit: '90436' };

const fields = listStructuredFields(loadDescription());

describe('what an update does with a list or an object', () => {
  it('is looked at in every update that takes one', () => {
    const operations = [...new Set(fields.map(({ operation }) => operation))];
    expect(operations.sort()).toMatchInlineSnapshot(`
      [
        "updateCredit",
        "updateExpense",
        "updateInvoice",
        "updateRecurring",
        "updateSession",
        "updateWebhook",
      ]
    `);
  });

  it.each(fields)(
    'is what the description says: $operation, $field: $mark',
    holds('updates.structures'),
    async ({ operation, field, mark }) => {
      const values = VALUES[`${operation}.${field}`] ?? VALUES[field];
      expect(values, `VALUES lacks two values of ${operation}.${field}`).toBeDefined();
      const id = RECORDS[operation];
      expect(await observeUpdate({ operation, field, ...(id !== undefined && { id }) }, values!)).toBe(mark);
    },
  );
});
