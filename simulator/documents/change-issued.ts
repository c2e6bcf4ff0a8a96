import type { CallContext } from '../call';
import { updateRecord } from '../records/records';
import type { RequestOf } from '../schema-types';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import { changeDocument } from './change-document';
import { changeEvidence } from './evidence-record';
import type { IssuedResource } from './kind';
import { ignoresNumbers, rejectRepeatedNumber } from './numbering';
import { attachEvidence } from './store-document';

type Issued = Records[IssuedResource];
type Changes = RequestOf<'IssuedDocumentInput'> & RequestOf<'DocumentChanges'>;

/**
 * Updates an invoice, a credit note or an expense with the fields that were sent. Throws 422 like `changeDocument`, and for
 * a duplicate number.
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
  { currency, number, issue_date, ...fields }: RequestOf<'IssuedDocumentFields'>,
): void {
  const isIgnored = ignoresNumbers(call);
  if (typeof number === 'string' && !isIgnored) rejectRepeatedNumber(call, resource, number, record);
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
  proofs: RequestOf<'EvidenceNested'> | null,
): void {
  const known = record.value.evidence?.id;
  const evidence = known === undefined ? undefined : call.store.table('evidence').get(known);
  if (proofs === null) updateRecord(record, { evidence: null });
  else if (evidence === undefined) attachEvidence(call, record, proofs);
  else changeEvidence(call, evidence, proofs);
}
