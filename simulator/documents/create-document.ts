import type { Call, CallContext } from '../call';
import { dateOf } from '../clock';
import { resolveContact } from '../records/references';
import { tagsOf } from '../records/tags';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import type { DocumentKind, IssuedResource } from './kind';
import { buildLines, lineContext } from './lines';
import { ignoresNumbers, numberFor } from './numbering';
import { storeDocument } from './store-document';

/** Issues the document of a create request. Throws 422 for a duplicate number or an unknown contact. */
export function createDocument<R extends IssuedResource>(
  call: CallContext,
  kind: DocumentKind<R>,
  sent: Call<'createInvoice' | 'createExpense'>['body'],
  state: Records[R]['state'],
): StoredRecord<Records[R]> {
  const {
    attachment: _,
    contact: sentContact,
    currency,
    evidence,
    issue_date,
    items,
    number: sentNumber,
    ...fields
  } = sent;
  const sentDate = ignoresNumbers(call) ? null : issue_date;
  const issueDate = sentDate ?? dateOf(call.clock.now());
  const number = numberFor(call, kind.resource, sentNumber, issueDate);
  const contact = resolveContact(call, sentContact);
  const context = lineContext(call, contact, sent.country);
  return storeDocument(call, kind, {
    contact,
    lines: buildLines(context, items),
    issueDate,
    number,
    state,
    currency,
    fields: { ...fields, tag_list: tagsOf(sent.tag_list) },
    evidence,
  });
}
