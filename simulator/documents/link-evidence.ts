import type { CallContext } from '../call';
import { listRecords, updateRecord } from '../records/records';
import { Refusal } from '../refusal';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';

const DOCUMENTS = ['invoices', 'credits', 'expenses'] as const;

type EvidenceRecord = StoredRecord<Records['evidence']>;

/**
 * Finds the document of an evidence and returns a function that attaches the evidence to it, unless it already has one.
 * Throws 422 when there is no such document.
 */
export function linkEvidence(
  call: CallContext,
  documentId: number,
): (evidence: EvidenceRecord) => EvidenceRecord {
  const document = DOCUMENTS.flatMap((resource) => listRecords(call, resource)).find(
    ({ id }) => id === documentId,
  );
  if (document === undefined)
    throw new Refusal(422, { document_id: ['does not exist'] }, { rule: 'unknown-reference' });
  return (evidence) => {
    if (document.value.evidence === null) updateRecord(document, { evidence: evidence.value });
    return evidence;
  };
}
