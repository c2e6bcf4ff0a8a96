import type { Json } from '#core/json/json';
import type { BundledDescription } from '../../generator/read/normalize/bundled-description';
import { buildApiModel } from '../../generator/model/api/build-api-model';
import { createPageContext, type PageContext } from '../../generator/emit/pages/page-context';
import { createWordingContext } from '../../generator/model/wording/wording-context';
import type { FieldData, SchemaData } from '#core/contracts/page-data';
import { buildSchemaData } from '../../generator/emit/pages/fields/build-schema-data';
import type { Role } from '../../generator/emit/pages/fields/expansion';
import { createClaimId } from '../../generator/model/addresses/anchors';
import { doc } from './description';

export function contextOf(partial: Partial<BundledDescription>): PageContext {
  return createPageContext(createWordingContext(buildApiModel(doc(partial))));
}

/** The data of component schema `Case` in a body, empty members left out as in the file. */
export function schemaDataOf(schemas: Record<string, Json>, role: Role = 'request'): SchemaData {
  const context = contextOf({ components: { schemas } });
  const named = context.model.schemas.find(({ name }) => name === 'Case');
  if (!named) throw new Error('There is no schema "Case".');
  const location = { role, prefix: role === 'object' ? '' : role, claimId: createClaimId() };
  return asWritten(buildSchemaData(named.schema, location, context));
}

/** The data as it is read back after it was written. */
export function asWritten<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}

/** The anchors of all fields, in the order of the page. */
export function idsOf(data: Pick<FieldData, 'fields' | 'branches'>): string[] {
  return [
    ...(data.fields ?? []).flatMap((field) => [field.id, ...idsOf(field)]),
    ...(data.branches ?? []).flatMap(({ branches }) => branches.flatMap(idsOf)),
  ];
}
