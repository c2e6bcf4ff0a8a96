import type { Property, Schema } from '../../model/api-model';
import type { FieldData } from '../page-data';
import { buildField } from './build-field';
import type { Direction, Expansion } from './expansion';
import { listMembers } from './list-members';

export interface Inside {
  prefix: string;
  ancestors: readonly string[];
}

/** The members of an object, a map or a tuple as fields; their own members are queued. */
export function buildFields(schema: Schema, inside: Inside, expansion: Expansion): FieldData[] {
  const { context, direction, budget, claimId, queue } = expansion;
  return listMembers(schema)
    .filter((member) => isShown(member, direction, expansion))
    .map((member) => {
      budget.left -= 1;
      const id = claimId(inside.prefix, member.segment ?? member.name);
      const field = buildField(member, id, context);
      queue.push({ target: field, schema: member.schema, prefix: id, ancestors: inside.ancestors });
      return field;
    });
}

function isShown({ schema }: Property, direction: Direction, { context }: Expansion): boolean {
  const { readOnly, writeOnly } = context.merge(schema).schema;
  return !(direction === 'request' && readOnly) && !(direction === 'response' && writeOnly);
}
