import type { Json } from '#core/json/json';
import { Refusal, type Call } from '../../call';
import type { StoredRecord } from '../../store/table';
import { listRecords, updateRecord } from '../records';

const DOCUMENTS = ['invoices', 'credits', 'expenses'];

/**
 * Finds the document that an evidence names and returns what hangs the evidence on it, unless the document has one
 * already. Throws 422 when there is no such document.
 */
export function linkEvidence(
  call: Call,
  documentId: Json | undefined,
): (evidence: StoredRecord) => StoredRecord {
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
