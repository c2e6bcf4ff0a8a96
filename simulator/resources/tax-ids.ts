import type { Call, CallContext, Handlers } from '../call';
import { dateOf } from '../clock';
import { createRecord } from '../records/create-record';
import { deleteRecord, findRecord, listRecords, updateRecord } from '../records/records';
import { Refusal } from '../refusal';
import type { Records } from '../store/resources';
import { validateTaxId } from '../tax/validate-tax-id';

type TaxId = Records['tax_ids'];

/** The state of a tax ID after its validation (simulated rule tax-id-state). */
function stateOf(call: CallContext, value: string): TaxId['state'] {
  call.label('tax-id-state');
  const isValid = validateTaxId(value);
  if (isValid === null) return 'unavailable';
  return isValid ? 'verified' : 'unverified';
}

function findJurisdiction({ store, body }: Call<'createTaxId'>): TaxId['jurisdiction'] {
  const found = store.table('jurisdictions').get(body.jurisdiction_id);
  if (found === undefined)
    throw new Refusal(422, { jurisdiction_id: ['does not exist'] }, { rule: 'unknown-reference' });
  return found.value;
}

function createTaxId(call: Call<'createTaxId'>): TaxId {
  const { jurisdiction_id, ...sent } = call.body;
  const jurisdiction = findJurisdiction(call);
  return createRecord(call, 'tax_ids', {
    ...sent,
    id: call.store.nextId('tax_ids'),
    jurisdiction,
    valid_from: sent.valid_from ?? `${dateOf(call.clock.now()).slice(0, 4)}-01-01`,
    state: stateOf(call, sent.value),
    created_at: call.clock.now(),
  }).value;
}

export const taxIds = {
  listTaxIds: (call) => listRecords(call, 'tax_ids').map(({ value }) => value),
  createTaxId,
  getTaxId: (call) => findRecord(call, 'tax_ids').value,
  updateTaxId: (call) => {
    const record = findRecord(call, 'tax_ids');
    const { value } = call.body;
    const isNew = value !== undefined && value !== record.value.value;
    return updateRecord(record, isNew ? { ...call.body, state: stateOf(call, value) } : call.body).value;
  },
  deleteTaxId: (call) => deleteRecord(call, 'tax_ids'),
  validateTaxId: ({ query }) => ({ valid: validateTaxId(query.tax_id) }),
} satisfies Partial<Handlers>;
