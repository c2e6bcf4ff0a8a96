import type { Json, JsonObject } from '#core/json/json';
import { dateOf } from '../../clock';
import type { Call } from '../../call';
import { ADDRESS_FIELDS } from '../../rules/address-fields';
import { accountOf, originOf } from '../../store/account';
import type { StoredRecord } from '../../store/table';
import { objectOf, objectsOf, tagsOf, textOf, without } from '../fields';
import { createRecord } from '../records';
import { createEvidenceRecord } from './evidence-record';
import type { DocumentKind } from './kind';
import { buildLine, type DocumentLine, type LineContext } from './lines';
import { ignoresNumbers, numberFor } from './numbering';
import { resolveContact } from './references';
import { mergeTaxes, totalsOf } from './taxes';

/** Fields that are taken from the contact unless they are sent. */
const CUSTOMER_FIELDS = [...ADDRESS_FIELDS, 'tax_id'];

/** Fields of a request that no response holds. */
export const WRITE_ONLY = ['attachment'];

/** A document that is about to be stored: what was sent or computed, without its id and what depends on it. */
export interface Draft {
  contact: JsonObject;
  lines: DocumentLine[];
  /** `YYYY-MM-DD` */
  issueDate: string;
  number: string;
  state: string;
  /** Further fields, as in a response. */
  fields: JsonObject;
  /** Proofs as sent, without the id of the document. */
  evidence?: JsonObject;
  memory?: Record<string, Json>;
}

/** Issues the document of a create request. Throws 422 for a repeated number or an unknown contact. */
export function createDocument(
  call: Call,
  kind: DocumentKind,
  { state, writeOnly = WRITE_ONLY }: { state: string; writeOnly?: readonly string[] },
): StoredRecord {
  const { body } = call;
  const sentDate = ignoresNumbers(call) ? null : textOf(body.issue_date);
  const issueDate = sentDate ?? dateOf(call.clock.now());
  const number = numberFor(call, kind, body.number, issueDate);
  const contact = resolveContact(call, objectOf(body.contact) ?? {});
  const context = lineContext(call, contact, textOf(body.country));
  return storeDocument(call, kind, {
    contact,
    lines: objectsOf(body.items).map((item) => buildLine(context, item)),
    issueDate,
    number,
    state,
    fields: {
      ...without(body, writeOnly),
      tag_list: tagsOf(body.tag_list),
    },
    evidence: objectOf(body.evidence),
  });
}

/** Stores an invoice, a credit note or an expense under the next id, with its sums, links and evidence. */
export function storeDocument(call: Call, kind: DocumentKind, draft: Draft): StoredRecord {
  const account = accountOf(call.store, call.access.accountId);
  const items = draft.lines.map(({ item }) => item);
  const taxes = mergeTaxes(draft.lines.flatMap((line) => line.taxes));
  const currency = textOf(draft.fields.currency) ?? account.currency;
  const origin = originOf(account);
  if (currency !== account.currency) call.label('exchange-rate');
  const value = {
    ...addressOf(draft.contact),
    ...draft.fields,
    created_at: call.clock.now(),
    number: draft.number,
    issue_date: draft.issueDate,
    currency,
    contact: draft.contact,
    deliveries: [],
    items,
    taxes,
    payments: [],
    evidence: null,
    exchange_rate: currency === account.currency ? 1 : null,
    ...totalsOf({ items, taxes }),
    state: draft.state,
  };
  const { resource, schema, page } = kind;
  const record = createRecord({ ...call, body: value }, { resource, schema, memory: draft.memory }, (id) => ({
    permalink: `${origin}/${page}/${id}-EXAMPLE`,
    pdf: `${origin}/${page}/${id}-EXAMPLE.pdf`,
    url: `${origin}/api/${resource}/${id}`,
  }));
  if (draft.evidence !== undefined) attachEvidence(call, record, draft.evidence);
  return record;
}

/** Keeps proofs with a document. */
export function attachEvidence(call: Call, record: StoredRecord, proofs: JsonObject): void {
  const evidence = createEvidenceRecord(call, { ...proofs, document_id: record.id });
  record.value = { ...record.value, evidence: evidence.value };
}

/** What the lines of a document of this contact share. */
export function lineContext(call: Call, contact: JsonObject, country: string | null): LineContext {
  const account = accountOf(call.store, call.access.accountId);
  return {
    call,
    taxStatus: contact.tax_status,
    country: country ?? textOf(contact.country) ?? account.country,
    transactionType: account.default_tax_code,
  };
}

function addressOf(contact: JsonObject): JsonObject {
  return Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, contact[field] ?? null]));
}
