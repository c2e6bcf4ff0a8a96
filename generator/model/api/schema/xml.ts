import type { Json } from '#core/json/json';
import { isObject } from '#core/json/json';
import { textOf } from '#core/json/read';
import type { Xml } from '../api-model';

/** Builds the XML form of a value; OpenAPI 3.2 has `nodeType` for it. @see https://spec.openapis.org/oas/v3.1.0#xml-object */
export function buildXml(value: Json | undefined, isArray: boolean): Xml | undefined {
  if (!isObject(value)) return undefined;
  const { name, prefix, namespace, attribute, wrapped, nodeType } = value;
  const node = textOf(nodeType) ?? (attribute === true ? 'attribute' : 'element');
  return {
    name: textOf(name),
    prefix: textOf(prefix),
    namespace: textOf(namespace),
    node,
    // An array has no element, unless it says so.
    wrapped: wrapped === true || (isArray && node === 'element' && nodeType !== undefined),
  };
}
