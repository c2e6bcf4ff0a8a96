import type { Call, Handlers } from '../call';
import { dateOf } from '../clock';
import { changeDocument } from '../documents/change-document';
import { buildLines, lineContext } from '../documents/lines';
import { listDocuments } from '../documents/list-documents';
import { addMonth } from '../documents/add-month';
import { showDocument } from '../documents/show';
import { computeTotals } from '../documents/taxes';
import { createRecord } from '../records/create-record';
import { deleteRecord, findRecord, updateRecord } from '../records/records';
import { resolveContact } from '../records/references';
import { tagsOf } from '../records/tags';
import { FREQUENCIES, frequencyOf, type Interval, type Frequency } from '../rules/frequencies';
import { stateAfter } from '../rules/machine';
import { recurringMachine } from '../rules/machines';
import type { RequestOf } from '../schema-types';
import { accountOf } from '../store/account';
import type { Records } from '../store/resources';

type Recurring = Records['recurring'];

const MONTHLY: Interval = { recurring_period: 'months', recurring_frequency: 1 };

/** The interval of a request, else that of the record; the deprecated `frequency` implies one too (G-API-44b). */
function intervalOf(
  sent: RequestOf<'RecurringFields'>,
  known: Interval,
): Interval & { frequency: Frequency | null } {
  const named = sent.frequency ? FREQUENCIES[sent.frequency] : known;
  const interval = {
    recurring_period: sent.recurring_period ?? named.recurring_period,
    recurring_frequency: sent.recurring_frequency ?? named.recurring_frequency,
  };
  return { ...interval, frequency: frequencyOf(interval) };
}

function createRecurring(call: Call<'createRecurring'>): Recurring {
  const { body, clock } = call;
  call.label('recurring-rests');
  const contact = resolveContact(call, body.contact);
  const context = lineContext(call, contact, null);
  const lines = buildLines(context, body.items);
  const items = lines.map(({ item }) => item);
  const { taxes, total_cents } = computeTotals(
    items,
    lines.flatMap((line) => line.taxes),
  );
  const record = createRecord(call, 'recurring', {
    ...body,
    ...intervalOf(body, MONTHLY),
    id: call.store.nextId('recurring'),
    start_date: body.start_date ?? addMonth(dateOf(clock.now())),
    currency: body.currency ?? accountOf(call.store, call.access.accountId).currency,
    tag_list: tagsOf(body.tag_list),
    contact,
    items,
    taxes,
    total_cents,
    // equivalent mutants (dropped-member): the description has the same default
    state: stateAfter(recurringMachine, null, 'create'),
  });
  return showDocument(call, record);
}

export const recurring = {
  listRecurring: (call) =>
    listDocuments(call, 'recurring', {
      text: ({ po_number }) => po_number,
      date: ({ start_date }) => start_date,
    }),
  createRecurring,
  getRecurring: (call) => showDocument(call, findRecord(call, 'recurring')),
  updateRecurring: (call) => {
    const record = findRecord(call, 'recurring');
    const { contact, currency, items, tag_list, ...fields } = call.body;
    const interval = intervalOf(fields, record.value);
    updateRecord(record, { ...fields, ...(currency && { currency }) });
    changeDocument(call, record, { contact, items, tag_list });
    return showDocument(call, updateRecord(record, interval));
  },
  deleteRecurring: (call) => deleteRecord(call, 'recurring'),
} satisfies Partial<Handlers>;
