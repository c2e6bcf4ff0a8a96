import type { HttpRequest } from '../../../generator/emit/snippets/http-request';
import type { Credentials } from '../../../generator/emit/snippets/credentials';
import type { Json } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';

/** A request as the API sees it, whoever put it together. */
export interface SentRequest {
  method: string;
  /** Without its query. */
  url: string;
  query: [name: string, value: string][];
  accept: string | null;
  contentType: string | null;
  authorization: string | null;
  body: Json | undefined;
}

/** Reads a request of the page: of Run, the console or a flow. */
export async function readRequest(request: Request): Promise<SentRequest> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    url: origin + pathname,
    query: [...searchParams].toSorted(),
    accept: request.headers.get('Accept'),
    contentType: text === '' ? null : request.headers.get('Content-Type'),
    authorization: request.headers.get('Authorization'),
    body: text === '' ? undefined : tryParse(text),
  };
}

/** Reads the request that all snippets of one example send. */
export function readSnippet(request: HttpRequest): SentRequest {
  const header = (name: string) => request.headers.find((one) => one.name === name)?.value ?? null;
  return {
    method: request.method,
    url: new URL(request.server.url + request.path).href,
    query: request.query.map(({ name, value }): [string, string] => [name, value]).toSorted(),
    accept: header('Accept'),
    contentType: header('Content-Type'),
    authorization: request.credentials.map(authorizationOf)[0] ?? null,
    body: request.body?.kind === 'json' ? request.body.value : undefined,
  };
}

function authorizationOf(credentials: Credentials): string {
  switch (credentials.kind) {
    case 'basic':
      return `Basic ${btoa(`${credentials.user}:${credentials.password}`)}`;
    case 'token':
      return `${credentials.scheme} ${credentials.token}`;
    case 'apiKey':
    case 'computed':
      throw new Error('No operation of this API has another scheme.');
  }
}
