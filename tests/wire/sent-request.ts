import { joinQuery } from '#core/http/wire/write-parameters';
import type { Credentials } from '../../generator/emit/snippets/credentials';
import type { HttpRequest } from '../../generator/emit/snippets/http-request';
import type { RequestContent } from '../../generator/emit/snippets/request-content';
import { writeOutParts } from '../../generator/emit/snippets/write-out-parts';
import type { SentRequest } from './judge/judge-request';
import { FILE } from './right-request';

/** The request that the intermediate of all outputs says, below its server. */
export function sentRequest(given: HttpRequest): SentRequest {
  const request = writeOutParts(given, () => false);
  const query = [joinQuery(request.query), ...request.credentials.flatMap(queryOf)].filter(
    (text) => text !== '',
  );
  return {
    target: query.length > 0 ? `${request.path}?${query.join('&')}` : request.path,
    headers: headersOf(request),
    body: bodyOf(request.body),
  };
}

function queryOf(credentials: Credentials): string[] {
  if (credentials.kind !== 'apiKey' || credentials.in !== 'query') return [];
  return [`${encodeURIComponent(credentials.name)}=${encodeURIComponent(credentials.key)}`];
}

function headersOf({ headers, credentials }: HttpRequest): Record<string, string> {
  const own = headers.map(({ name, value }) => [name.toLowerCase(), value]);
  const others = credentials.flatMap((one): [string, string][] => {
    if (one.kind === 'token') return [['authorization', `${one.scheme} ${one.token}`]];
    return one.kind === 'apiKey' && one.in === 'cookie' ? [['cookie', `${one.name}=${one.key}`]] : [];
  });
  return Object.fromEntries([...own, ...others]) as Record<string, string>;
}

function bodyOf(body: RequestContent | undefined): string {
  switch (body?.kind) {
    case undefined:
      return '';
    case 'json':
      return JSON.stringify(body.value);
    case 'form':
      return joinQuery(body.pairs);
    case 'text':
      return body.text;
    case 'pieces':
      return body.pieces.map((piece) => (piece.kind === 'text' ? piece.text : FILE)).join('');
    case 'multipart':
      throw new Error('Its parts are written out.');
    case 'binary':
      return FILE;
  }
}
