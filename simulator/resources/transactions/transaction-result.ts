import type { JsonObject } from '#core/json/json';
import type { Call } from '../../call';
import { objectsOf } from '../fields';
import { showDocument } from '../documents/show';
import type { IssuedTransaction } from './issue';
import { resultTax } from './transaction-line';

/** Fields of the document that the response shows. */
const OF_DOCUMENT = [
  'number',
  'issue_date',
  'created_at',
  'currency',
  'payments',
  'evidence',
  'state',
  'subtotal_cents',
  'discount_cents',
  'total_cents',
  'pdf',
  'permalink',
];

/** Fields that come back as they were sent. */
const AS_SENT = ['processor', 'processor_id', 'po_number', 'notes', 'tags', 'custom_metadata'];

/** Fields that are there only when they were sent. */
const WHEN_SENT = ['date', 'shipping_address', 'processor_fee_cents'];

/** The response of `POST /transactions`: what was sent, and the document that was issued (G-API-28b). */
export function transactionResult(
  call: Call,
  { record, lines, kind, isUnnamed }: IssuedTransaction,
): JsonObject {
  const { body } = call;
  const shown = showDocument(call, record);
  return {
    id: record.id,
    type: kind.schema,
    ...pick(shown, OF_DOCUMENT),
    contact: isUnnamed ? null : (shown.contact ?? null),
    items: lines.map(({ result }) => result),
    taxes: objectsOf(shown.taxes).map(resultTax),
    ...pick(body, AS_SENT),
    ...pick(
      body,
      WHEN_SENT.filter((field) => body[field] !== undefined),
    ),
  };
}

function pick(object: JsonObject, fields: string[]): JsonObject {
  return Object.fromEntries(fields.map((field) => [field, object[field] ?? null]));
}
