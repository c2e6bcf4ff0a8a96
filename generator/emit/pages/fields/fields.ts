import type { Direction } from '../../../compare/diff/change';
import type { Schema } from '../../../model/api/api-model';
import { omitFalse } from '../omit-empty';
import type { FieldData } from '#core/contracts/page-data';
import { describeField, describeUpdatedField, titleOfField } from './describe-field';
import { type Expansion, type Home, queueMembers, type Role } from './expansion';
import { listMembers, type Member } from '../../../model/wording/list-members';

export interface Inside {
  prefix: string;
  ancestors: readonly string[];
  home?: Home;
}

/** Builds the members of an object, a map or a tuple as fields, and queues their members. */
export function buildFields(schema: Schema, inside: Inside, expansion: Expansion): FieldData[] {
  return listMembers(schema)
    .filter((member) => isShown(member, expansion))
    .map((member) => buildField(member, inside, expansion));
}

/** How a client meets the fields of a page. */
const DIRECTIONS: Record<Role, Direction | undefined> = {
  request: 'sent',
  response: 'received',
  object: undefined,
};

function isShown({ schema }: Member, { role, context }: Expansion): boolean {
  const { readOnly, writeOnly } = describeField(schema, context).row;
  return !(role === 'request' && readOnly) && !(role === 'response' && writeOnly);
}

function buildField(
  { name, segment, required, schema }: Member,
  { prefix, ...around }: Inside,
  expansion: Expansion,
): FieldData {
  const { budget, claimId, context, role, isUpdate = false } = expansion;
  budget.left -= 1;
  const id = claimId(prefix, segment ?? name);
  const described = (isUpdate ? describeUpdatedField : describeField)(schema, context);
  const { row, description } = described;
  const title = titleOfField(name, described);
  const life = context.life.of(schema, DIRECTIONS[role]);
  const field: FieldData = { id, name, title, required: omitFalse(required), life, ...row };
  if (description !== undefined) context.fieldDescriptions.set(field, description);
  queueMembers({ target: field, schema, prefix: id, ...around }, expansion);
  return field;
}
