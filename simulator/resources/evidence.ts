import type { Handlers } from '../call';
import { changeEvidence, createEvidenceRecord } from './documents/evidence-record';
import { linkEvidence } from './documents/link-evidence';
import { findRecord, listRecords } from './records';

const RESOURCE = 'evidence';

export const evidence: Handlers = {
  listEvidence: (call) => {
    const { state, document_id: documentId } = call.query;
    // Several states may be given with commas (G-API-59).
    const states = Array.isArray(state) ? state : undefined;
    return listRecords(call, RESOURCE)
      .map(({ value }) => value)
      .filter((value) => states === undefined || states.includes(value.state ?? null))
      .filter((value) => documentId === undefined || value.document_id === documentId);
  },
  createEvidence: (call) => {
    const link = linkEvidence(call, call.body.document_id);
    return link(createEvidenceRecord(call, call.body)).value;
  },
  getEvidence: (call) => findRecord(call, RESOURCE).value,
  updateEvidence: (call) => {
    const record = findRecord(call, RESOURCE);
    if (call.body.document_id === undefined) return changeEvidence(call, record, call.body).value;
    const link = linkEvidence(call, call.body.document_id);
    return link(changeEvidence(call, record, call.body)).value;
  },
};
