import type { HttpRequest } from '../../http-request';
import { javascriptText } from '../javascript-text';
import { middlewareCode } from './middleware';

/** Returns lines for a path that contains a query or a fragment: openapi-fetch appends `?` and the parameters to all of it. */
export function writtenPathCode({ written, path, parameters }: HttpRequest): string[] {
  if (!written) return [];
  const hasParameters = parameters.some((parameter) => parameter.in === 'query');
  const query = new URLSearchParams(written.query.map(({ name, value }) => [name, value])).toString();
  const start = query === '' && !hasParameters ? path : `${path}?${query}`;
  const made = hasParameters ? `${written.path}?` : written.path;
  const meant = query !== '' && hasParameters ? `${start}&` : start;
  if (made === meant) return [];
  const url = `request.url.replace(${javascriptText(made)}, ${javascriptText(meant)})`;
  return middlewareCode([`return new Request(${url}, request);`]);
}
