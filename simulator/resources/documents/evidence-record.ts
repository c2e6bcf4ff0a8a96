import type { JsonObject } from '#core/json/json';
import type { Call } from '../../call';
import { evidenceState, PROOFS } from '../../rules/proofs';
import type { StoredRecord } from '../../store/table';
import { countryOfIp } from '../../tax/ip-country';
import { textOf } from '../fields';
import { createRecord, updateRecord } from '../records';

/** Stores the proofs for a document. `fields` are those of a request, the id of the document included. */
export function createEvidenceRecord(call: Call, fields: JsonObject): StoredRecord {
  const record = createRecord({ ...call, body: fields }, { resource: 'evidence', schema: 'Evidence' });
  return judge(call, record);
}

/** Changes the proofs that were sent and judges them again. */
export function changeEvidence(call: Call, record: StoredRecord, changes: JsonObject): StoredRecord {
  return judge(call, updateRecord(record, changes));
}

function judge(call: Call, record: StoredRecord): StoredRecord {
  const address = textOf(record.value.ip_address);
  const ip_country = address === null ? null : countryOfIp(address);
  if (address !== null) call.label('ip-country');
  updateRecord(record, { ip_country });
  const countries = PROOFS.map((proof) => textOf(record.value[proof]));
  return updateRecord(record, {
    state: evidenceState(countries.filter((country): country is string => country !== null)),
  });
}
