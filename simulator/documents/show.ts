import type { CallContext } from '../call';
import type { StoredRecord } from '../store/table';
import type { StoredDocument } from './kind';

/** A document as returned in a response, with the current state of its contact and evidence. */
export function showDocument<T extends StoredDocument>(
  { store }: CallContext,
  { value }: StoredRecord<T>,
): T {
  const contact = store.table('contacts').get(value.contact.id)?.value ?? value.contact;
  const shown = { ...value, contact };
  // A recurring document does not have evidence.
  if (!('evidence' in value) || value.evidence === null) return shown;
  const evidence = store.table('evidence').get(value.evidence.id)?.value ?? value.evidence;
  return { ...shown, evidence };
}
