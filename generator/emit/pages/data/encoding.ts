import { translate } from '#core/labels/translate';
import type { FieldData, SchemaData } from '#core/contracts/page-data';
import type { ClaimId } from '../../../model/addresses/anchors';
import type { MediaType, PartEncoding, Schema } from '../../../model/api/api-model';
import { emptySchema } from '../../../model/api/schema/empty-schema';
import { elementName, FURTHER_ELEMENTS, listMembers } from '../../../model/wording/list-members';
import { describeSerialization } from '../../../model/wording/serialization-text';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import { buildParameterData } from './parameters';

/** Adds to the fields of a form how they are sent: their format and their headers. */
export function tellEncoding(
  form: Pick<SchemaData, 'fields' | 'branches'>,
  media: MediaType,
  claimId: ClaimId,
  context: PageContext,
): void {
  const byName = encodingsOf(media);
  for (const field of fieldsOf(form)) {
    const found = byName.get(field.name);
    if (!found) continue;
    const schema = schemaOf(field.name, media, context);
    field.limits = omitEmpty([
      ...(field.limits ?? []),
      ...describeEncoding(found, field.name, schema, context),
    ]);
    field.branches = omitEmpty([
      ...(field.branches ?? []),
      ...buildHeaders(field.id, found, claimId, context),
    ]);
  }
}

/** Returns the encodings by the names of their fields. */
function encodingsOf(media: MediaType): Map<string, PartEncoding> {
  return new Map([
    ...media.encoding.map((one) => [one.property, one] as const),
    ...partEncodings(media, FURTHER_ELEMENTS),
  ]);
}

/** Returns the encodings of unnamed parts, each with a label for its part; `others` labels all parts after the first ones. */
function partEncodings(
  { prefixEncoding, itemEncoding }: MediaType,
  others: string,
): (readonly [name: string, encoding: PartEncoding])[] {
  return [
    ...prefixEncoding.map((one, index) => [elementName(index), one] as const),
    ...(itemEncoding ? [[others, itemEncoding] as const] : []),
  ];
}

/** Adds to a body how each of its parts is sent, if the parts do not have fields. */
export function tellItemEncoding(
  body: SchemaData,
  media: MediaType,
  prefix: string,
  claimId: ClaimId,
  context: PageContext,
): void {
  const { schema } = media;
  const hasFields = schema && context.merge(schema).schema.prefixItems.length > 0;
  if (hasFields) return;
  const parts = partEncodings(media, 'each');
  body.limits = omitEmpty([
    ...(body.limits ?? []),
    ...parts.flatMap(([name, one]) =>
      describeEncoding(one, name, emptySchema(), context).map((text) => `${name} ${text}`),
    ),
  ]);
  body.branches = omitEmpty([
    ...(body.branches ?? []),
    ...parts.flatMap(([, one]) => buildHeaders(prefix, one, claimId, context)),
  ]);
}

/** Returns the fields of a form, including those of its alternatives. */
function fieldsOf({ fields = [], branches = [] }: Pick<SchemaData, 'fields' | 'branches'>): FieldData[] {
  return [...fields, ...branches.flatMap((group) => group.branches.flatMap(fieldsOf))];
}

function schemaOf(name: string, { schema: form }: MediaType, context: PageContext): Schema {
  const members = form ? listMembers(context.merge(form).schema) : [];
  return members.find((member) => member.name === name)?.schema ?? emptySchema();
}

function describeEncoding(
  { contentType, style }: PartEncoding,
  name: string,
  schema: Schema,
  context: PageContext,
): string[] {
  return [
    ...(contentType === undefined ? [] : [translate('sent as {type}', { type: contentType })]),
    ...(style ? describeSerialization(name, schema, style, context) : []),
  ];
}

function buildHeaders(
  field: string,
  { headers }: PartEncoding,
  claimId: ClaimId,
  context: PageContext,
): NonNullable<SchemaData['branches']> {
  if (headers.length === 0) return [];
  const fields = headers.map((header) => buildParameterData(header, claimId, context, `${field}.header`));
  return [
    {
      label: translate('Sent with'),
      branches: [{ label: headers.length === 1 ? translate('a header') : translate('headers'), fields }],
    },
  ];
}
