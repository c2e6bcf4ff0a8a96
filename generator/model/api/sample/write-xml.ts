import { formatValue } from '#core/json/format-value';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { escapeAttribute } from '#core/text/escape-html';
import type { Schema, Xml } from '../api-model';
import { emptySchema } from '../schema/empty-schema';
import type { MergeSchema } from '../schema/merge-schema';

/** The content of an element: its attributes, and its lines or its text. */
interface Content {
  attributes: string[];
  lines: string[];
  text?: string;
}

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/**
 * Writes a value as an XML document by the XML objects of its schema. Null is an element with `xsi:nil`, and no attribute.
 * @see https://spec.openapis.org/oas/v3.2.0#xml-object
 */
export function writeXml(value: Json, schema: Schema, merge: MergeSchema): string {
  const { name = 'root' } = merge(schema);
  return writeMember(name, value, schema, merge).lines.join('\n');
}

/** Writes a member as the lines of elements, or as an attribute or text of the element around it. */
function writeMember(name: string, value: Json, schema: Schema, merge: MergeSchema): Content {
  const { schema: merged } = merge(schema);
  const xml = merged.xml ?? schema.xml;
  const own = nameOf(name, xml);
  if (Array.isArray(value)) return writeArray(own, name, value, merged, merge);
  switch (xml?.node ?? 'element') {
    case 'attribute':
      return {
        attributes: value === null ? [] : [`${own}="${escapeAttribute(formatValue(value))}"`],
        lines: [],
      };
    case 'text':
      return { attributes: [], lines: [], text: escapeAttribute(formatValue(value)) };
    case 'cdata':
      return {
        attributes: [],
        lines: [],
        text: `<![CDATA[${formatValue(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
      };
    default:
      return { attributes: [], lines: writeElement(own, value, merged, merge, xml) };
  }
}

/** The name of an array itself has no effect, unless its elements are wrapped in one. */
function writeArray(
  own: string,
  name: string,
  items: readonly Json[],
  schema: Schema,
  merge: MergeSchema,
): Content {
  const { prefixItems, items: other = emptySchema(), xml } = schema;
  const isWrapped = xml?.wrapped === true;
  const lines = items.flatMap(
    (item, index) => writeMember(name, item, prefixItems[index] ?? other, merge).lines,
  );
  return { attributes: [], lines: isWrapped ? enclose(own, [...namespaceOf(xml)], { lines }) : lines };
}

function writeElement(name: string, value: Json, schema: Schema, merge: MergeSchema, xml?: Xml): string[] {
  const namespace = namespaceOf(xml);
  if (value === null) return enclose(name, [...namespace, XSI, 'xsi:nil="true"'], { lines: [] });
  if (!isObject(value))
    return enclose(name, namespace, { lines: [], text: escapeAttribute(formatValue(value)) });
  const members = membersOf(value, schema, merge);
  const texts = members.flatMap(({ text }) => text ?? []);
  return enclose(name, [...namespace, ...members.flatMap(({ attributes }) => attributes)], {
    lines: members.flatMap(({ lines }) => lines),
    ...(texts.length > 0 && { text: texts.join('') }),
  });
}

function membersOf(
  value: JsonObject,
  { properties, additionalProperties }: Schema,
  merge: MergeSchema,
): Content[] {
  const other = typeof additionalProperties === 'object' ? additionalProperties : emptySchema();
  return Object.entries(value).map(([name, member]) =>
    writeMember(name, member, properties.find((one) => one.name === name)?.schema ?? other, merge),
  );
}

/** Puts child elements on separate lines, unless there is text between them. */
function enclose(
  name: string,
  attributes: readonly string[],
  { lines, text }: Omit<Content, 'attributes'>,
): string[] {
  const start = [name, ...attributes].join(' ');
  if (text !== undefined) return [`<${start}>${text}${lines.join('')}</${name}>`];
  if (lines.length === 0) return [`<${start}/>`];
  return [`<${start}>`, ...lines.map((line) => `  ${line}`), `</${name}>`];
}

function nameOf(name: string, { name: own = name, prefix }: Partial<Xml> = {}): string {
  return prefix === undefined ? own : `${prefix}:${own}`;
}

function namespaceOf(xml: Xml | undefined): string[] {
  if (xml?.namespace === undefined) return [];
  const { prefix, namespace } = xml;
  return [`xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeAttribute(namespace)}"`];
}
