import type { Call } from '../../call';
import type { ResponseBody } from '../../operation-types';
import { pick } from '../../records/pick';
import type { IssuedTransaction } from './issue';
import { resultTax } from './transaction-line';

/** Fields of the document that the response includes. */
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
] as const;

/** Fields that are present only if they were sent. */
const WHEN_SENT = ['date', 'shipping_address', 'processor_fee_cents'] as const;

/** The response of `POST /transactions`: the sent fields and the issued document (G-API-28b). */
export function transactionResult(
  { body }: Call<'createTransaction'>,
  type: 'Invoice' | 'Credit',
  { document, lines, isUnnamed }: IssuedTransaction,
): ResponseBody<'createTransaction'> {
  return {
    id: document.id,
    type,
    ...pick(document, OF_DOCUMENT),
    contact: isUnnamed ? null : document.contact,
    items: lines.map(({ result }) => result),
    taxes: document.taxes.map(resultTax),
    processor: body.processor ?? null,
    processor_id: body.processor_id ?? null,
    po_number: body.po_number ?? null,
    notes: body.notes ?? null,
    tags: body.tags ?? null,
    custom_metadata: body.custom_metadata ?? null,
    ...pick(body, WHEN_SENT),
  };
}
