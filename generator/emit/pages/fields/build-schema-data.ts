import type { Schema } from '../../../model/api/api-model';
import type { PageContext } from '../page-context';
import type { SchemaData } from '#core/contracts/page-data';
import { buildNotesData } from '../data/notes';
import { expandMembers } from './expand-members';
import { type Members, type OnReference, queueMembers, type Role, type Task } from './expansion';
import type { ClaimId } from '../../../model/addresses/anchors';
import { listTitles, titleBeside } from '../../../model/wording/titles';
import { fullDescription } from '../../../model/wording/full-description';
import { formatType, labelsIn } from '../../../model/wording/type-text';
import { buildValueData } from './value-data';

/** The number of fields shown per body or object: nobody would read more. Deeper fields are replaced by links to their objects. */
const MAX_FIELDS = 160;

export interface SchemaLocation {
  role: Role;
  /** Whether it is the body of an update, whose fields say what they do with earlier values. */
  isUpdate?: boolean;
  /** The start of the ids of all fields: `request`, `201`, or empty on the page of an object. */
  prefix: string;
  claimId: ClaimId;
  onReference?: OnReference;
}

/** Builds a body or an object: its type and all of its fields, recursively, with references written out. */
export function buildSchemaData(schema: Schema, location: SchemaLocation, context: PageContext): SchemaData {
  const values = buildValueData(schema, context);
  const data: SchemaData = {
    type: values.type,
    title: titleBeside(listTitles(schema, context), [formatType(values.type), ...labelsIn(values.type)]),
    html: context.renderMarkdown(fullDescription(schema, context)),
    enum: values.enum,
    limits: values.limits,
    default: values.default,
    const: values.const,
    examples: values.examples,
    notes: buildNotesData(schema.notes, context),
  };
  expandSchema(data, schema, location, context);
  return data;
}

/** Adds everything inside `schema` to `target`, level by level. */
export function expandSchema(
  target: Members,
  schema: Schema,
  location: SchemaLocation,
  context: PageContext,
): void {
  const { role, isUpdate, claimId, prefix, onReference = () => undefined } = location;
  const queue: Task[] = [];
  const expansion = { context, role, isUpdate, claimId, budget: { left: MAX_FIELDS }, queue, onReference };
  queueMembers({ target, schema, prefix, ancestors: [] }, expansion);
  for (let task = queue.shift(); task; task = queue.shift()) expandMembers(task, expansion);
}
