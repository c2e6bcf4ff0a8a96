import { joinQuery } from '#core/http/wire/write-parameters';
import type { HttpRequest } from '../../http-request';
import { javascriptText } from '../javascript-text';
import { middlewareCode } from './middleware';

/** Returns lines for a path that contains a query or a fragment: openapi-fetch appends `?` and the parameters to all of it. */
export function rawPathCode({ rawPath, path, parameters }: HttpRequest): string[] {
  if (!rawPath) return [];
  const hasParameters = parameters.some((parameter) => parameter.in === 'query');
  const query = joinQuery(rawPath.query);
  const start = query === '' && !hasParameters ? path : `${path}?${query}`;
  const made = hasParameters ? `${rawPath.path}?` : rawPath.path;
  const meant = query !== '' && hasParameters ? `${start}&` : start;
  if (made === meant) return [];
  const url = `request.url.replace(${javascriptText(made)}, ${javascriptText(meant)})`;
  return middlewareCode([`return new Request(${url}, request);`]);
}
