import type { CallContext } from '../call';
import { createRecord, type New } from '../records/create-record';
import { pick } from '../records/pick';
import { ADDRESS_FIELDS } from '../rules/address-fields';
import type { RequestOf } from '../schema-types';
import { accountOf, originOf } from '../store/account';
import type { Records, SchemaOf } from '../store/resources';
import type { HiddenState, StoredRecord } from '../store/table';
import { createEvidenceRecord } from './evidence-record';
import type { DocumentKind, IssuedResource } from './kind';
import type { DocumentLine } from './lines';
import { computeTotals } from './taxes';

/** Fields that default to those of the contact. */
const CUSTOMER_FIELDS = [...ADDRESS_FIELDS, 'tax_id'] as const;

/** A document to be stored: sent and computed fields, without its id and fields that depend on it. */
export interface Draft<R extends IssuedResource> {
  contact: Records['contacts'];
  lines: DocumentLine[];
  /** `YYYY-MM-DD` */
  issueDate: string;
  number: string;
  state: Records[R]['state'];
  /** Further fields, as in a response. */
  fields: Partial<Omit<Records['invoices'], 'state' | 'number' | 'issue_date' | 'currency'>>;
  /** Defaults to that of the account. */
  currency?: string | null;
  /** Proofs as sent, without the document's id. */
  evidence?: RequestOf<'EvidenceNested'> | null;
  memory?: HiddenState;
}

/** Stores an invoice, a credit note or an expense with the next id, its totals, links and evidence. */
export function storeDocument<R extends IssuedResource>(
  call: CallContext,
  kind: DocumentKind<R>,
  draft: Draft<R>,
): StoredRecord<Records[R]> {
  const value = { ...completeFields(call, kind, draft), state: draft.state };
  // TypeScript cannot see that the kinds differ only in their states.
  const record = createRecord(call, kind.resource, value as never as NewDocument<R>, draft.memory);
  if (draft.evidence) attachEvidence(call, record, draft.evidence);
  return record;
}

type NewDocument<R extends IssuedResource> = New<SchemaOf<R>> & { id: Records[R]['id'] };

function completeFields(
  call: CallContext,
  { resource, page }: DocumentKind<IssuedResource>,
  draft: Draft<IssuedResource>,
): New<'IssuedDocument'> {
  const account = accountOf(call.store, call.access.accountId);
  const items = draft.lines.map(({ item }) => item);
  const currency = draft.currency ?? account.currency;
  const origin = originOf(account);
  const id = call.store.nextId(resource);
  if (currency !== account.currency) call.label('exchange-rate');
  return {
    ...pick(draft.contact, CUSTOMER_FIELDS),
    ...draft.fields,
    id,
    created_at: call.clock.now(),
    number: draft.number,
    issue_date: draft.issueDate,
    currency,
    contact: draft.contact,
    items,
    exchange_rate: currency === account.currency ? 1 : null,
    ...computeTotals(
      items,
      draft.lines.flatMap((line) => line.taxes),
    ),
    permalink: `${origin}/${page}/${id}-EXAMPLE`,
    pdf: `${origin}/${page}/${id}-EXAMPLE.pdf`,
    url: `${origin}/api/${resource}/${id}`,
  };
}

/** Attaches proofs to a document. */
export function attachEvidence(
  call: CallContext,
  record: StoredRecord<Records[IssuedResource]>,
  proofs: RequestOf<'EvidenceNested'>,
): void {
  const evidence = createEvidenceRecord(call, { ...proofs, document_id: record.id });
  record.value = { ...record.value, evidence: evidence.value };
}
