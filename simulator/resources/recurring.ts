import type { JsonObject } from '#core/json/json';
import { dateOf } from '../clock';
import type { Call, Handlers } from '../call';
import { FREQUENCIES, frequencyOf, type Interval } from '../rules/frequencies';
import { stateAfter } from '../rules/machine';
import { recurringMachine } from '../rules/machines';
import { accountOf } from '../store/account';
import { monthLater } from './documents/month-later';
import { changeDocument } from './documents/change-document';
import { lineContext } from './documents/create-document';
import { RECURRING } from './documents/kind';
import { buildLine } from './documents/lines';
import { listDocuments } from './documents/list-documents';
import { resolveContact } from './documents/references';
import { showDocument } from './documents/show';
import { mergeTaxes, totalsOf } from './documents/taxes';
import { numberOf, objectOf, objectsOf, tagsOf, textOf } from './fields';
import { createRecord, deleteRecord, findRecord, updateRecord } from './records';

/** The interval of a request over that of the record; the deprecated `frequency` names one too (G-API-44b). */
function intervalOf(body: JsonObject, known: JsonObject): JsonObject {
  const named = FREQUENCIES[textOf(body.frequency) ?? ''];
  const interval: Interval = {
    recurring_period:
      textOf(body.recurring_period) ?? named?.recurring_period ?? textOf(known.recurring_period) ?? 'months',
    recurring_frequency:
      numberOf(body.recurring_frequency) ??
      named?.recurring_frequency ??
      numberOf(known.recurring_frequency) ??
      1,
  };
  return { ...interval, frequency: frequencyOf(interval) };
}

function createRecurring(call: Call): JsonObject {
  const { body, clock } = call;
  call.label('recurring-rests');
  const contact = resolveContact(call, objectOf(body.contact) ?? {});
  const context = lineContext(call, contact, null);
  const lines = objectsOf(body.items).map((item) => buildLine(context, item));
  const items = lines.map(({ item }) => item);
  const taxes = mergeTaxes(lines.flatMap((line) => line.taxes));
  const value = {
    ...body,
    ...intervalOf(body, {}),
    start_date: body.start_date ?? monthLater(dateOf(clock.now())),
    currency: body.currency ?? accountOf(call.store, call.access.accountId).currency,
    tag_list: tagsOf(body.tag_list),
    contact,
    items,
    taxes,
    total_cents: totalsOf({ items, taxes }).total_cents,
    state: stateAfter(recurringMachine, null, 'create'),
  };
  const { resource, schema } = RECURRING;
  return showDocument(call, createRecord({ ...call, body: value }, { resource, schema }));
}

export const recurring: Handlers = {
  listRecurring: (call) => listDocuments(call, RECURRING, { texts: ['po_number'], date: 'start_date' }),
  createRecurring,
  getRecurring: (call) => showDocument(call, findRecord(call, RECURRING.resource)),
  updateRecurring: (call) => {
    const found = findRecord(call, RECURRING.resource);
    const interval = intervalOf(call.body, found.value);
    const record = changeDocument(call, RECURRING, found);
    return showDocument(call, updateRecord(record, interval));
  },
  deleteRecurring: (call) => deleteRecord(call, RECURRING.resource),
};
