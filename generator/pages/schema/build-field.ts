import type { Schema } from '../../model/api-model';
import { buildNotesData } from '../data/notes';
import { listOrNothing, trueOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { FieldData } from '../page-data';
import type { Member } from './list-members';
import { describeRestrictions } from './restrictions';
import { describeType } from './type-text';

/** What a row says whatever its name and place are. */
export type FieldTemplate = Omit<FieldData, 'id' | 'name' | 'required' | 'fields' | 'branches' | 'more'>;

/** The row of one member, without the members that it has itself. */
export function buildField({ name, required, schema }: Member, id: string, context: PageContext): FieldData {
  const template = context.fieldTemplates.get(schema) ?? buildTemplate(schema, context);
  context.fieldTemplates.set(schema, template);
  return { id, name, required: trueOrNothing(required), ...template };
}

function buildTemplate(schema: Schema, context: PageContext): FieldTemplate {
  const { schema: merged } = context.merge(schema);
  return {
    type: describeType(schema, context),
    readOnly: trueOrNothing(merged.readOnly),
    writeOnly: trueOrNothing(merged.writeOnly),
    deprecated: trueOrNothing(schema.deprecated),
    html: context.renderMarkdown(merged.description),
    ...describeRestrictions(schema, context),
    default: merged.default && JSON.stringify(merged.default.value),
    const: merged.const && JSON.stringify(merged.const.value),
    examples: listOrNothing(formatExamples(merged)),
    basis: schema.basis,
    notes: buildNotesData(schema.notes, context),
  };
}

/** Short values only: an example of an object belongs to the whole body. */
function formatExamples({ examples }: Schema): string[] {
  return examples.filter((value) => typeof value !== 'object').map((value) => JSON.stringify(value));
}
