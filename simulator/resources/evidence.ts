import type { Handlers } from '../call';
import { changeEvidence, createEvidenceRecord } from '../documents/evidence-record';
import { linkEvidence } from '../documents/link-evidence';
import { findRecord, listRecords } from '../records/records';

export const evidence = {
  listEvidence: (call) => {
    // Accepts several comma-separated states (G-API-59).
    const { state: states, document_id: documentId } = call.query;
    return listRecords(call, 'evidence')
      .map(({ value }) => value)
      .filter(({ state }) => states === undefined || states.includes(state))
      .filter(({ document_id }) => documentId === undefined || document_id === documentId);
  },
  createEvidence: (call) => {
    const link = linkEvidence(call, call.body.document_id);
    return link(createEvidenceRecord(call, call.body)).value;
  },
  getEvidence: (call) => findRecord(call, 'evidence').value,
  updateEvidence: (call) => {
    const record = findRecord(call, 'evidence');
    if (call.body.document_id === undefined) return changeEvidence(call, record, call.body).value;
    const link = linkEvidence(call, call.body.document_id);
    return link(changeEvidence(call, record, call.body)).value;
  },
} satisfies Partial<Handlers>;
