import type { NamedSchema } from '../../model/api-model';
import { titleOf } from '../../wording/wording-context';
import type { PageContext } from '../page-context';
import type { ObjectData, ObjectIndexData } from '#core/contracts/page-data';
import { objectUrl } from '../../addresses/urls';
import { buildSchemaData } from '../fields/build-schema-data';
import { createClaimId, USED_BY_ID } from '../../addresses/anchors';
import { buildNotesData } from './notes';

/** Everything on the page of a component schema, with the anchors `items.unit_price`. */
export function buildObjectData(
  named: NamedSchema,
  usedBy: ObjectData['usedBy'],
  context: PageContext,
): ObjectData {
  const { name, schema } = named;
  const claimId = createClaimId([USED_BY_ID]);
  // What is said about the object itself stands above its fields.
  const fields = { ...schema, description: undefined, notes: [] };
  return {
    name,
    title: titleOf(named),
    html: context.renderMarkdown(schema.description, 2),
    basis: schema.basis,
    notes: buildNotesData(schema.notes, context),
    schema: buildSchemaData(fields, { role: 'object', prefix: '', claimId }, context),
    usedBy,
  };
}

export function buildObjectIndexData({ model }: PageContext): ObjectIndexData {
  return { objects: model.schemas.map((named) => ({ label: titleOf(named), href: objectUrl(named.slug) })) };
}
