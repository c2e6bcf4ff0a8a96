import { Refusal } from '../refusal';
import { FINAL_FIELDS } from '../rules/final-fields';
import { invoiceMachine } from '../rules/machines';
import type { SimulatedRule } from '../rules/simulated';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import type { StoredDocument } from './kind';

/** States of an invoice or a credit note that is or was paid. */
const FINAL_STATES: readonly string[] = ['paid', 'refunded', 'void'];

/** Throws 422 for each field of the request that a final document does not accept. */
export function rejectFinalFields(record: StoredRecord<StoredDocument>, changes: object): void {
  if (!isFinal(record)) return;
  const refused = Object.keys(changes).filter((field) => !FINAL_FIELDS.has(field));
  const rule = record.value.state === 'void' ? 'void-is-final' : undefined;
  rejectFields(refused, 'cannot be changed on a final document', rule);
}

/** Throws 422 for each field of the request when the invoice cannot be changed at all. */
export function rejectReadOnly({ value }: StoredRecord<Records['invoices']>, changes: object): void {
  if (!invoiceMachine.readOnly?.includes(value.state)) return;
  rejectFields(
    Object.keys(changes),
    `cannot be changed on an ${value.state} document`,
    'archived-is-read-only',
  );
}

function rejectFields(fields: string[], message: string, rule: SimulatedRule | undefined): void {
  if (fields.length === 0) return;
  throw new Refusal(422, Object.fromEntries(fields.map((field) => [field, [message]])), { rule });
}

/** Whether a document was sent, paid or marked as final (G-API-24d). */
function isFinal({ value, memory }: StoredRecord<StoredDocument>): boolean {
  return memory.isFinal === true || FINAL_STATES.includes(value.state);
}
