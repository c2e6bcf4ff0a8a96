import type { JsonObject } from '#core/json/json';
import { dateOf } from '../clock';
import { Refusal, type Call, type Handlers } from '../call';
import { validateTaxId } from '../tax/validate-tax-id';
import { textOf, without } from './fields';
import { createRecord, deleteRecord, findRecord, listRecords, updateRecord } from './records';

const RESOURCE = 'tax_ids';

/** The state that a validation leaves a tax ID in (simulated rule tax-id-state). */
const STATES = new Map<boolean | null, string>([
  [true, 'verified'],
  [false, 'unverified'],
  [null, 'unavailable'],
]);

function stateOf(call: Call, value: string): string {
  call.label('tax-id-state');
  return STATES.get(validateTaxId(value)) ?? 'unavailable';
}

function findJurisdiction({ store, body }: Call): JsonObject {
  const found = (store.seed.records.jurisdictions ?? []).find(
    ({ value }) => value.id === body.jurisdiction_id,
  );
  if (found === undefined)
    throw new Refusal(422, { jurisdiction_id: ['does not exist'] }, { rule: 'unknown-reference' });
  return structuredClone(found.value);
}

function createTaxId(call: Call): JsonObject {
  const jurisdiction = findJurisdiction(call);
  const body = { ...without(call.body, ['jurisdiction_id']), jurisdiction };
  const today = dateOf(call.clock.now());
  return createRecord({ ...call, body }, { resource: RESOURCE, schema: 'TaxId' }, () => ({
    valid_from: call.body.valid_from ?? `${today.slice(0, 4)}-01-01`,
    state: stateOf(call, textOf(call.body.value) ?? ''),
    created_at: call.clock.now(),
  })).value;
}

export const taxIds: Handlers = {
  listTaxIds: (call) => listRecords(call, RESOURCE).map(({ value }) => value),
  createTaxId,
  getTaxId: (call) => findRecord(call, RESOURCE).value,
  updateTaxId: (call) => {
    const record = findRecord(call, RESOURCE);
    const sent = textOf(call.body.value);
    const isNew = sent !== null && sent !== record.value.value;
    return updateRecord(record, isNew ? { ...call.body, state: stateOf(call, sent) } : call.body).value;
  },
  deleteTaxId: (call) => deleteRecord(call, RESOURCE),
  validateTaxId: ({ query }) => ({ valid: validateTaxId(textOf(query.tax_id) ?? '') }),
};
