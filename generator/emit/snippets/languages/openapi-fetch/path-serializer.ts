import type { HttpRequest } from '../../http-request';
import type { WireParameter } from '#core/http/wire/write-parameters';
import { javascriptText } from '../javascript-text';

/** Returns the option for a path that openapi-fetch would serialize differently: it supports style `simple`, not exploded. */
export function pathSerializerOption({
  parameters,
  pathTemplate,
  path,
  rawPath,
}: HttpRequest): string | undefined {
  if (!parameters.some((parameter) => parameter.in === 'path' && isOther(parameter))) return undefined;
  return `pathSerializer: (url) => url.replace(${javascriptText(pathTemplate)}, ${javascriptText(rawPath?.path ?? path)})`;
}

function isOther({ value, serialization }: WireParameter): boolean {
  if (serialization.kind === 'content') return false;
  const { style, explode, allowReserved } = serialization;
  const isObject = typeof value === 'object' && !Array.isArray(value);
  return style !== 'simple' || allowReserved || (explode && isObject);
}
