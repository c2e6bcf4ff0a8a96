import type { CallContext } from '../call';
import { resolveContact } from '../records/references';
import { updateRecord } from '../records/records';
import { tagsOf } from '../records/tags';
import { Refusal } from '../refusal';
import type { RequestOf } from '../schema-types';
import type { StoredRecord } from '../store/table';
import type { StoredDocument } from './kind';
import { buildLines, lineContext } from './lines';
import { computeTotals } from './taxes';

type Changes = RequestOf<'DocumentChanges'>;

type SentItems = NonNullable<Changes['items']>;

/**
 * Changes the fields that all documents share; new `items` are appended. Throws 422 for too many items, for an unknown item
 * and for an unknown contact.
 */
export function changeDocument(
  call: CallContext,
  record: StoredRecord<StoredDocument>,
  { contact, items: sent, tag_list }: Changes,
): void {
  const items = newItems(record, sent ?? []);
  rejectTooManyItems(call, record, items.length);
  if (contact !== undefined) updateRecord(record, { contact: resolveContact(call, contact) });
  if (tag_list !== undefined) updateRecord(record, { tag_list: tagsOf(tag_list) });
  if (items.length > 0) addItems(call, record, items);
}

/** Returns the items without an id. Throws 422 for each item whose id is not in the document. */
function newItems({ value }: StoredRecord<StoredDocument>, sent: SentItems): SentItems {
  const known = new Set(value.items.map(({ id }) => id));
  const fields = sent.flatMap(({ id }, index) =>
    id === undefined || known.has(id) ? [] : [`items[${index}].id`],
  );
  if (fields.length > 0) throw rejectUnknownItems(fields);
  return sent.filter(({ id }) => id === undefined);
}

function rejectUnknownItems(fields: string[]): Refusal {
  const errors = Object.fromEntries(fields.map((field) => [field, ['does not exist']]));
  return new Refusal(422, errors, { rule: 'unknown-reference' });
}

function rejectTooManyItems(
  { contract }: CallContext,
  { value }: StoredRecord<StoredDocument>,
  added: number,
): void {
  const { perDocument } = contract.limits.items;
  if (value.items.length + added > perDocument) {
    throw new Refusal(422, { items: [`must not be more than ${perDocument} in one document`] });
  }
}

function addItems(call: CallContext, record: StoredRecord<StoredDocument>, sent: SentItems): void {
  call.label('items-are-added');
  const { value } = record;
  const context = lineContext(call, value.contact, 'country' in value ? value.country : null);
  const added = buildLines(context, sent);
  const items = [...value.items, ...added.map(({ item }) => item)];
  const { taxes, ...sums } = computeTotals(items, [...value.taxes, ...added.flatMap((line) => line.taxes)]);
  // A recurring document shows only its total.
  const shown = 'subtotal_cents' in value ? sums : { total_cents: sums.total_cents };
  updateRecord(record, { items, taxes, ...shown });
}
