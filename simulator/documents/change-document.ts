import type { CallContext } from '../call';
import { resolveContact } from '../records/references';
import { updateRecord } from '../records/records';
import { tagsOf } from '../records/tags';
import { Refusal } from '../refusal';
import type { Sent } from '../schema-types';
import type { StoredRecord } from '../store/table';
import type { StoredDocument } from './kind';
import { buildLines, lineContext } from './lines';
import { sumUp } from './taxes';

type Changes = Sent<'DocumentChanges'>;

type SentItems = NonNullable<Changes['items']>;

/**
 * Changes what all documents have; new `items` are added to those it has. Throws 422 for more items than a document may
 * hold, for an item that it does not have, and for an unknown contact.
 */
export function changeDocument(
  call: CallContext,
  record: StoredRecord<StoredDocument>,
  { contact, items: sent, tag_list }: Changes,
): void {
  const items = newItems(record, sent ?? []);
  refuseTooManyItems(call, record, items.length);
  if (contact !== undefined) updateRecord(record, { contact: resolveContact(call, contact) });
  if (tag_list !== undefined) updateRecord(record, { tag_list: tagsOf(tag_list) });
  if (items.length > 0) addItems(call, record, items);
}

/** The items without an id; throws 422 for each with an id that is none of the document. */
function newItems({ value }: StoredRecord<StoredDocument>, sent: SentItems): SentItems {
  const known = new Set(value.items.map(({ id }) => id));
  const fields = sent.flatMap(({ id }, index) =>
    id === undefined || known.has(id) ? [] : [`items[${index}].id`],
  );
  if (fields.length > 0) throw refuseUnknownItems(fields);
  return sent.filter(({ id }) => id === undefined);
}

function refuseUnknownItems(fields: string[]): Refusal {
  const errors = Object.fromEntries(fields.map((field) => [field, ['does not exist']]));
  return new Refusal(422, errors, { rule: 'unknown-reference' });
}

function refuseTooManyItems(
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
  const { taxes, ...sums } = sumUp(items, [...value.taxes, ...added.flatMap((line) => line.taxes)]);
  // A recurring document shows its total only.
  const shown = 'subtotal_cents' in value ? sums : { total_cents: sums.total_cents };
  updateRecord(record, { items, taxes, ...shown });
}
