import type { CallContext } from '../call';
import { updateRecord } from '../records/records';
import type { Sent } from '../schema-types';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import { changeDocument } from './change-document';
import { changeEvidence } from './evidence-record';
import type { IssuedResource } from './kind';
import { ignoresNumbers, refuseRepeatedNumber } from './numbering';
import { attachEvidence } from './store-document';

type Issued = Records[IssuedResource];
type Changes = Sent<'IssuedDocumentInput'> & Sent<'DocumentChanges'>;

/**
 * Changes the fields of an invoice, a credit note or an expense that were sent. Throws 422 as `changeDocument` does, and
 * for a repeated number.
 */
export function changeIssued<T extends Issued>(
  call: CallContext,
  resource: IssuedResource,
  record: StoredRecord<T>,
  changes: Changes,
): StoredRecord<T> {
  const { attachment: _, contact, evidence, items, tag_list, ...fields } = changes;
  changeFields(call, resource, record, fields);
  changeDocument(call, record, { contact, items, tag_list });
  if (evidence !== undefined) changeProofs(call, record, evidence);
  return record;
}

function changeFields(
  call: CallContext,
  resource: IssuedResource,
  record: StoredRecord<Issued>,
  { currency, number, issue_date, ...fields }: Sent<'IssuedDocumentFields'>,
): void {
  const isIgnored = ignoresNumbers(call);
  if (typeof number === 'string' && !isIgnored) refuseRepeatedNumber(call, resource, number, record);
  updateRecord(record, {
    ...fields,
    ...withoutNull(isIgnored ? { currency } : { currency, number, issue_date }),
  });
}

/** A document keeps these values when an update sends null. */
function withoutNull<T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const given = Object.entries(fields).filter(([, value]) => (value ?? null) !== null);
  return Object.fromEntries(given) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

function changeProofs(
  call: CallContext,
  record: StoredRecord<Issued>,
  proofs: Sent<'EvidenceNested'> | null,
): void {
  const known = record.value.evidence?.id;
  const evidence = known === undefined ? undefined : call.store.table('evidence').get(known);
  if (proofs === null) updateRecord(record, { evidence: null });
  else if (evidence === undefined) attachEvidence(call, record, proofs);
  else changeEvidence(call, evidence, proofs);
}
