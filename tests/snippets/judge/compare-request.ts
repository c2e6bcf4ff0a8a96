import { isDeepStrictEqual } from 'node:util';
import type { HttpRequest } from '../../../generator/emit/snippets/http-request';
import type { Pair } from '#core/http/request-parts';
import type { RequestContent } from '../../../generator/emit/snippets/request-content';
import type { ReceivedRequest } from './recording-server';

// Headers that say how a client talks, not what it asks for.
const OF_TRANSPORT = new Set(
  (
    'accept-encoding accept-language connection content-length expect host http2-settings keep-alive ' +
    'sec-fetch-mode te transfer-encoding upgrade user-agent'
  ).split(' '),
);

/** Content of the file that snippets with an upload read. */
export const FILE_CONTENT = 'bytes of a file';

/**
 * Every way in which what the server received differs from the canonical request; empty when method, path, query,
 * headers and body are equal. One request is wanted, no more.
 */
export function compareRequest(received: ReceivedRequest[], wanted: HttpRequest): string[] {
  const [request, ...others] = received;
  if (!request) return ['sent no request'];
  return [
    ...(others.length > 0 ? [`sent ${received.length} requests`] : []),
    ...difference('method', request.method, wanted.method),
    ...difference('path', segmentsOf(request.target), segmentsOf(pathOf(wanted))),
    ...difference('query', groupByName(receivedQuery(request)), groupByName(wantedQuery(wanted))),
    ...difference('headers', receivedHeaders(request, wanted), wantedHeaders(wanted)),
    ...compareBody(request, wanted.body),
  ];
}

function difference(what: string, got: unknown, want: unknown): string[] {
  if (isDeepStrictEqual(got, want)) return [];
  return [`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`];
}

// Of a request that is already meant for the recording server, without the prefix of the snippet.
function pathOf({ server, path }: HttpRequest): string {
  return new URL(server.url).pathname.replace(/^\/s\/[^/]*/, '').replace(/\/$/, '') + path;
}

// A client may write a character of the path plainly or encoded; both are the same path.
function segmentsOf(target: string): string[] {
  return target.split('?')[0]!.split('/').map(decodeURIComponent);
}

function receivedQuery({ target }: ReceivedRequest): Pair[] {
  const search = new URLSearchParams(target.split('?')[1] ?? '');
  return [...search].map(([name, value]) => ({ name, value }));
}

function wantedQuery({ query, credentials }: HttpRequest): Pair[] {
  const keys = credentials.flatMap((one) => (one.kind === 'apiKey' && one.in === 'query' ? [one] : []));
  return [...query, ...keys.map(({ name, key }) => ({ name, value: key }))];
}

// The order of names has no meaning, the order of the values of one name has.
function groupByName(pairs: Pair[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, value } of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

type Headers = Record<string, string>;

function receivedHeaders({ headers, body }: ReceivedRequest, wanted: HttpRequest): Headers {
  const names = Object.keys(headers).filter((name) => !OF_TRANSPORT.has(name));
  const isWanted = (name: string) => wanted.headers.some((header) => header.name.toLowerCase() === name);
  return sorted(
    names
      // The default header of clients that ask for nothing in particular.
      .filter((name) => !(name === 'accept' && headers.accept === '*/*' && !isWanted('accept')))
      // Ruby names a type of the empty body that it sends with every PUT and POST.
      .filter((name) => !(name === 'content-type' && body === '' && !isWanted(name)))
      .map((name): [string, string] => [name, normalized(name, String(headers[name]))]),
  );
}

function wantedHeaders({ headers, credentials }: HttpRequest): Headers {
  const cookies = headers.filter(({ name }) => name === 'Cookie').map(({ value }) => value);
  const wanted = new Map(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  for (const one of credentials) {
    if (one.kind === 'basic') wanted.set('authorization', `Basic ${btoa(`${one.user}:${one.password}`)}`);
    if (one.kind === 'token') wanted.set('authorization', `${one.scheme} ${one.token}`);
    if (one.kind === 'apiKey' && one.in === 'header') wanted.set(one.name.toLowerCase(), one.key);
    if (one.kind === 'apiKey' && one.in === 'cookie') cookies.push(`${one.name}=${one.key}`);
  }
  if (cookies.length > 0) wanted.set('cookie', cookies.join('; '));
  return sorted([...wanted].map(([name, value]) => [name, normalized(name, value)]));
}

// The boundary and the charset of a body are the client's choice, and so are blanks behind commas.
function normalized(name: string, value: string): string {
  return name === 'content-type'
    ? value.replace(/; ?(boundary|charset)=.*$/i, '')
    : value.replace(/, /g, ',');
}

function sorted(pairs: [string, string][]): Headers {
  return Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function compareBody({ body, headers }: ReceivedRequest, wanted: RequestContent | undefined): string[] {
  switch (wanted?.kind) {
    case undefined:
      return difference('body', body, '');
    case 'json':
      return compareJson(body, wanted.value);
    case 'form': {
      const pairs = [...new URLSearchParams(body)].map(([name, value]) => ({ name, value }));
      return difference('form', groupByName(pairs), groupByName(wanted.pairs));
    }
    case 'multipart': {
      const want = wanted.parts.map(({ name, content }) => [
        name,
        content.kind === 'text' ? content.text : FILE_CONTENT,
      ]);
      return difference('parts', partsOf(body, String(headers['content-type'])), want);
    }
    case 'text':
      return difference('body', body, wanted.text);
    case 'pieces':
      return difference(
        'pieces',
        body,
        wanted.pieces.map((piece) => (piece.kind === 'text' ? piece.text : FILE_CONTENT)).join(''),
      );
    case 'binary':
      return difference('body', body, FILE_CONTENT);
  }
}

function compareJson(body: string, wanted: unknown): string[] {
  try {
    return difference('body', JSON.parse(body), wanted);
  } catch {
    return [`body: ${JSON.stringify(body)} is not JSON`];
  }
}

function partsOf(body: string, type: string): [name: string | undefined, content: string][] {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => [
    /\bname="?([^";\r\n]*)/.exec(part)?.[1],
    part.slice(part.indexOf('\r\n\r\n') + 4, -2),
  ]);
}
