import { isObject } from '#core/json/json';
import type { HttpRequest } from '../../http-request';
import type { StyledParameter } from '#core/http/request-parts';
import { javascriptText } from '../javascript-text';

/** Returns the option for a path that openapi-fetch would serialize differently: it supports style `simple`, not exploded. */
export function pathSerializerOption({
  parameters,
  pathTemplate,
  path,
  rawPath,
}: HttpRequest): string | undefined {
  const isOther = ({ style, explode, value }: StyledParameter) =>
    style !== 'simple' || (explode && isObject(value));
  if (!parameters.some((parameter) => parameter.in === 'path' && isOther(parameter))) return undefined;
  return `pathSerializer: (url) => url.replace(${javascriptText(pathTemplate)}, ${javascriptText(rawPath?.path ?? path)})`;
}
