import type { CallContext } from '../call';
import { findRecord } from '../records/records';
import { Refusal } from '../refusal';
import { showDocument } from './show';

/**
 * Marks a document as sent by email, which makes it final; nothing is really sent. Throws 422 when its contact has no email
 * address (G-API-29b).
 */
export function deliverDocument(
  call: CallContext & { path: { id: number } },
  resource: 'invoices' | 'credits',
): undefined {
  const record = findRecord(call, resource);
  const { email } = showDocument(call, record).contact;
  if (email === null || email.trim() === '') throw new Refusal(422);
  record.memory.isFinal = true;
  call.label('deliveries');
}
