import { isObject, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';

/** A parameter of Swagger 2.0 that becomes a field of a form. */
interface FormField {
  name: string;
  parameter: JsonObject;
}

/** The fields of the forms of a document, by path and method. */
export type FormFields = ReadonlyMap<string, readonly FormField[]>;

/** Collection formats that OpenAPI 3 says by no style, by location. */
const WITHOUT_STYLE: Readonly<Record<string, readonly string[]>> = {
  query: ['tsv'],
  path: ['ssv', 'tsv', 'pipes'],
  header: ['ssv', 'tsv', 'pipes'],
};

/** Members of a parameter that describe its value. */
const OF_SCHEMA = [
  'type',
  'format',
  'items',
  'enum',
  'default',
  'pattern',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'uniqueItems',
  'multipleOf',
];

/** How a field of a form says its collection format; `multi` is the default of OpenAPI 3. */
const ENCODINGS: Readonly<Record<string, JsonObject>> = {
  csv: { style: 'form', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  tsv: { 'x-collection-format': 'tsv' },
};

/**
 * Keeps the collection formats of Swagger 2.0 that the upgrader loses as `x-collection-format`. Changes the document.
 * @returns the fields of forms, of which the upgrader keeps little.
 */
export function keepCollectionFormats(document: JsonObject): FormFields {
  const fields = new Map<string, FormField[]>();
  for (const [path, item] of entriesOf(document.paths))
    for (const [method, operation] of [['', item] as const, ...entriesOf(item)])
      for (const parameter of listOf(objectOf(operation).parameters).filter(isObject)) {
        if (parameter.in === 'formData') addField(fields, `${method} ${path}`, parameter);
        else keepFormat(parameter);
      }
  for (const [, parameter] of entriesOf(document.parameters)) if (isObject(parameter)) keepFormat(parameter);
  return fields;
}

function keepFormat(parameter: JsonObject): void {
  const { in: location, type, collectionFormat } = parameter;
  const format = textOf(collectionFormat) ?? '';
  if (type === 'array' && WITHOUT_STYLE[textOf(location) ?? '']?.includes(format))
    parameter['x-collection-format'] = format;
}

function addField(fields: Map<string, FormField[]>, key: string, parameter: JsonObject): void {
  const name = textOf(parameter.name);
  if (name === undefined) return;
  // The upgrader changes what it reads.
  fields.set(key, [...(fields.get(key) ?? []), { name, parameter: structuredClone(parameter) }]);
}

/** Adds to the forms of an upgraded document what their fields said in Swagger 2.0. Changes the document. */
export function completeForms(document: JsonObject, fields: FormFields): void {
  for (const [path, item] of entriesOf(document.paths))
    for (const [method, operation] of entriesOf(item))
      for (const [mediaType, media] of entriesOf(objectOf(objectOf(operation).requestBody).content))
        for (const field of [...(fields.get(` ${path}`) ?? []), ...(fields.get(`${method} ${path}`) ?? [])])
          completeField(objectOf(media), mediaType, field);
}

function completeField(media: JsonObject, mediaType: string, { name, parameter }: FormField): void {
  const properties = objectOf(objectOf(media.schema).properties);
  const property = properties[name];
  if (!isObject(property) || parameter.type === 'file') return;
  for (const keyword of OF_SCHEMA)
    if (parameter[keyword] !== undefined) property[keyword] = parameter[keyword];
  if (parameter['x-example'] !== undefined) property.example = parameter['x-example'];
  const encoding = ENCODINGS[textOf(parameter.collectionFormat) ?? 'csv'];
  if (parameter.type === 'array' && encoding && /urlencoded/i.test(mediaType))
    media.encoding = { ...objectOf(media.encoding), [name]: encoding };
}
