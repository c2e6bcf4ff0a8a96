import { Refusal } from '../refusal';
import { FINAL_FIELDS } from '../rules/final-fields';
import type { StoredRecord } from '../store/table';
import type { StoredDocument } from './kind';

/** States in which an invoice or a credit note has been paid, or is past it. */
const FINAL_STATES: readonly string[] = ['paid', 'refunded', 'void'];

/** Throws 422 with every field of the request that a final document does not take. */
export function refuseFinalFields(record: StoredRecord<StoredDocument>, changes: object): void {
  if (!isFinal(record)) return;
  const refused = Object.keys(changes).filter((field) => !FINAL_FIELDS.has(field));
  if (refused.length === 0) return;
  throw new Refusal(
    422,
    Object.fromEntries(refused.map((field) => [field, ['cannot be changed on a final document']])),
    record.value.state === 'void' ? { rule: 'void-is-final' } : {},
  );
}

/** True once a document was sent, paid or marked as final (G-API-24d). */
function isFinal({ value, memory }: StoredRecord<StoredDocument>): boolean {
  return memory.isFinal === true || FINAL_STATES.includes(value.state);
}
