import type { Schema } from '../../model/api-model';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { SchemaData } from '../page-data';
import { buildNotesData } from '../data/notes';
import { expandMembers } from './expand-members';
import type { Direction, Expansion } from './expansion';
import type { ClaimId } from './field-ids';
import { describeRestrictions } from './restrictions';
import { describeType } from './type-text';

/** More fields than these nobody reads in one body or object; what lies deeper is a link to its object. */
const MAX_FIELDS = 160;

export interface SchemaPlace {
  direction: Direction;
  /** Start of the ids of all fields: `request`, `201`, or nothing on the page of an object. */
  prefix: string;
  claimId: ClaimId;
  onReference?: (name: string) => void;
}

/** A body or an object: its type, and all of its fields with theirs, references written out. */
export function buildSchemaData(schema: Schema, place: SchemaPlace, context: PageContext): SchemaData {
  const { description, notes } = schema;
  const data: SchemaData = {
    type: describeType(schema, context),
    html: context.renderMarkdown(description),
    ...describeRestrictions(schema, context),
    notes: buildNotesData(notes, context),
  };
  const expansion: Expansion = {
    context,
    direction: place.direction,
    claimId: place.claimId,
    budget: { left: MAX_FIELDS },
    queue: [{ target: data, schema, prefix: place.prefix, ancestors: [] }],
    onReference: place.onReference ?? (() => undefined),
  };
  for (let task = expansion.queue.shift(); task; task = expansion.queue.shift())
    expandMembers(task, expansion);
  return { ...data, branches: listOrNothing(data.branches ?? []), fields: listOrNothing(data.fields ?? []) };
}
