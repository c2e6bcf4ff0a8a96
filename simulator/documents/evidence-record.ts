import type { CallContext } from '../call';
import { createRecord } from '../records/create-record';
import { updateRecord } from '../records/records';
import { evidenceState, PROOFS } from '../rules/proofs';
import type { RequestOf } from '../schema-types';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import { countryOfIp } from '../tax/ip-country';

type Evidence = Records['evidence'];

/** Stores the proofs for a document. `fields` are those of a request, including the id of the document. */
export function createEvidenceRecord(
  call: CallContext,
  fields: RequestOf<'EvidenceCreate'>,
): StoredRecord<Evidence> {
  const id = call.store.nextId('evidence');
  return createRecord(call, 'evidence', { ...fields, id, ...judge(call, fields) });
}

/** Updates the proofs that were sent and derives the state again. */
export function changeEvidence(
  call: CallContext,
  record: StoredRecord<Evidence>,
  changes: RequestOf<'EvidenceUpdate'>,
): StoredRecord<Evidence> {
  updateRecord(record, changes);
  return updateRecord(record, judge(call, record.value));
}

function judge(
  call: CallContext,
  fields: RequestOf<'EvidenceFields'>,
): Pick<Evidence, 'ip_country' | 'state'> {
  const { ip_address: address } = fields;
  const isGiven = typeof address === 'string';
  if (isGiven) call.label('ip-country');
  const ip_country = isGiven ? countryOfIp(address) : null;
  const proofs = { ...fields, ip_country };
  const countries = PROOFS.map((proof) => proofs[proof]).filter((country) => typeof country === 'string');
  return { ip_country, state: evidenceState(countries) };
}
