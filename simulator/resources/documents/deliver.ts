import { Refusal, type Call } from '../../call';
import { findRecord } from '../records';
import { objectOf, textOf } from '../fields';
import type { DocumentKind } from './kind';
import { showDocument } from './show';

/**
 * Sends a document by e-mail, in the simulator to nobody: it is final from then on. Throws 422 when its contact has no
 * e-mail address (G-API-29b).
 */
export function deliverDocument(call: Call, { resource }: DocumentKind): undefined {
  const record = findRecord(call, resource);
  const email = textOf(objectOf(showDocument(call, record).contact)?.email);
  if (email === null || email.trim() === '') throw new Refusal(422);
  record.memory.isFinal = true;
  call.label('deliveries');
}
