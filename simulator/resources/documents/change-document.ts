import type { JsonObject } from '#core/json/json';
import { Refusal, type Call } from '../../call';
import { FINAL_FIELDS } from '../../rules/final-fields';
import type { StoredRecord } from '../../store/table';
import { objectOf, objectsOf, tagsOf, textOf, without } from '../fields';
import { updateRecord } from '../records';
import { attachEvidence, lineContext, WRITE_ONLY } from './create-document';
import { changeEvidence } from './evidence-record';
import type { DocumentKind } from './kind';
import { buildLine } from './lines';
import { ignoresNumbers, refuseRepeatedNumber } from './numbering';
import { resolveContact } from './references';
import { mergeTaxes, totalsOf } from './taxes';

/** States in which an invoice or a credit note has been paid, or is past it. */
const FINAL_STATES: readonly unknown[] = ['paid', 'refunded', 'void'];

/** A document that keeps its value when an update sends null. */
const KEPT_WHEN_NULL = ['number', 'issue_date', 'currency'];

/** True once a document was sent, paid or marked as final (G-API-24d). */
export function isFinal({ value, memory }: StoredRecord): boolean {
  return memory.isFinal === true || FINAL_STATES.includes(value.state);
}

/** Throws 422 with every field of the request that a final document does not take. */
export function refuseFinalFields(record: StoredRecord, changes: JsonObject): void {
  if (!isFinal(record)) return;
  const refused = Object.keys(changes).filter((field) => !FINAL_FIELDS.has(field));
  if (refused.length === 0) return;
  throw new Refusal(
    422,
    Object.fromEntries(refused.map((field) => [field, ['cannot be changed on a final document']])),
    record.value.state === 'void' ? { rule: 'void-is-final' } : {},
  );
}

/**
 * Changes the fields of a document that were sent; `items` are added to those it has. Throws 422 for more items than a
 * document may hold, a repeated number or an unknown contact.
 */
export function changeDocument(
  call: Call,
  kind: DocumentKind,
  record: StoredRecord,
  writeOnly: readonly string[] = WRITE_ONLY,
): StoredRecord {
  const { body } = call;
  refuseTooManyItems(call, record);
  if (typeof body.number === 'string' && !ignoresNumbers(call)) {
    refuseRepeatedNumber(call, kind, body.number, record);
  }
  const ignored = ignoresNumbers(call) ? ['number', 'issue_date'] : [];
  const nulls = KEPT_WHEN_NULL.filter((field) => body[field] === null);
  const simple = without(body, [...writeOnly, ...ignored, ...nulls, 'items', 'evidence']);
  if (body.contact !== undefined) simple.contact = resolveContact(call, objectOf(body.contact) ?? {});
  updateRecord(record, simple);
  if (body.tag_list !== undefined) updateRecord(record, { tag_list: tagsOf(body.tag_list) });
  if (body.items !== undefined) addItems(call, record);
  if (body.evidence !== undefined) changeProofs(call, record, objectOf(body.evidence));
  return record;
}

function refuseTooManyItems({ body, contract }: Call, { value }: StoredRecord): void {
  const { perDocument } = contract.limits.items;
  if (objectsOf(value.items).length + objectsOf(body.items).length > perDocument) {
    throw new Refusal(422, { items: [`must not be more than ${perDocument} in one document`] });
  }
}

function addItems(call: Call, record: StoredRecord): void {
  call.label('items-are-added');
  const context = lineContext(call, objectOf(record.value.contact) ?? {}, textOf(record.value.country));
  const added = objectsOf(call.body.items).map((item) => buildLine(context, item));
  const items = [...objectsOf(record.value.items), ...added.map(({ item }) => item)];
  const taxes = mergeTaxes([...objectsOf(record.value.taxes), ...added.flatMap((line) => line.taxes)]);
  const sums = totalsOf({ items, taxes });
  // A recurring document shows its total only.
  const shown = 'subtotal_cents' in record.value ? sums : { total_cents: sums.total_cents };
  updateRecord(record, { items, taxes, ...shown });
}

function changeProofs(call: Call, record: StoredRecord, proofs: JsonObject | undefined): void {
  const known = objectOf(record.value.evidence)?.id;
  const evidence = typeof known === 'number' ? call.store.table('evidence').get(known) : undefined;
  if (proofs === undefined) updateRecord(record, { evidence: null });
  else if (evidence === undefined) attachEvidence(call, record, proofs);
  else changeEvidence(call, evidence, proofs);
}
