import type { FieldData, SchemaData } from '#core/contracts/page-data';
import type { ClaimId } from '../../addresses/anchors';
import type { Encoding, MediaType } from '../../model/api-model';
import { emptySchema } from '../../model/schema/empty-schema';
import { describeSerialization } from '../../wording/serialization-text';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import { buildParameterData } from './parameters';

/** Writes into the fields of a form how they are sent: in which format, with which headers. */
export function tellEncoding(
  form: Pick<SchemaData, 'fields' | 'branches'>,
  { schema, encoding }: MediaType,
  claimId: ClaimId,
  context: PageContext,
): void {
  const byProperty = new Map(encoding.map((one) => [one.property, one]));
  for (const field of fieldsOf(form)) {
    const found = byProperty.get(field.name);
    if (!found) continue;
    field.limits = listOrNothing([...(field.limits ?? []), ...describeEncoding(found, schema, context)]);
    field.branches = listOrNothing([
      ...(field.branches ?? []),
      ...buildHeaders(field.id, found, claimId, context),
    ]);
  }
}

/** Those of the alternatives of a form as well. */
function fieldsOf({ fields = [], branches = [] }: Pick<SchemaData, 'fields' | 'branches'>): FieldData[] {
  return [...fields, ...branches.flatMap((group) => group.branches.flatMap(fieldsOf))];
}

function describeEncoding(
  { property, contentType, ...serialization }: Encoding,
  form: MediaType['schema'],
  context: PageContext,
): string[] {
  const properties = form ? context.merge(form).schema.properties : [];
  const { schema } = properties.find(({ name }) => name === property) ?? { schema: emptySchema() };
  const isSaid = serialization.style !== undefined || serialization.explode !== undefined;
  return [
    ...(contentType === undefined ? [] : [`sent as ${contentType}`]),
    ...describeSerialization(isSaid ? schema : emptySchema(), serialization, true, context),
  ];
}

function buildHeaders(
  field: string,
  { headers }: Encoding,
  claimId: ClaimId,
  context: PageContext,
): NonNullable<SchemaData['branches']> {
  if (headers.length === 0) return [];
  const fields = headers.map((header) => buildParameterData(header, claimId, context, `${field}.header`));
  return [
    { label: 'Sent with', branches: [{ label: headers.length === 1 ? 'a header' : 'headers', fields }] },
  ];
}
