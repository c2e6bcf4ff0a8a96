import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { isPlain } from '#core/http/wire/expand-style';
import { encodeData } from '#core/http/wire/percent-encoding';
import { joinQuery } from '#core/http/wire/write-parameters';
import type { Credentials } from '../credentials';
import type { HttpRequest } from '../http-request';
import { constantName, nameConstant } from './constant-name';
import { placeCredentials } from './place-credentials';
import { type Field, joinTexts, type ReaderValue, type SnippetPlan, type Text } from './snippet-plan';

const plans = new WeakMap<HttpRequest, SnippetPlan>();

/** Names the values of a request that readers replace, and inserts the names into it; once for all languages. */
export function planSnippet(request: HttpRequest): SnippetPlan {
  return getOrInsertComputed(plans, request, newPlan);
}

function newPlan({ server, path, query, headers, credentials, readsKeys }: HttpRequest): SnippetPlan {
  const variables: ReaderValue[] = [];
  const names = new Map(
    server.variables.map(({ name, value }) => [name, nameConstant(variables, constantName(name), value)]),
  );
  const baseUrl = fillTemplate(server.template, names);
  const placed = placeCredentials(credentials, variables);
  const { basic } = placed;
  const written = writtenPath({ path, query }, placed.query);
  return {
    readerValues: placed.readerValues.map((one) =>
      readsKeys && !variables.includes(one) ? { ...one, isFromEnvironment: true } : one,
    ),
    baseUrl,
    path: written ?? [path],
    url: joinTexts(baseUrl, written ?? [path]),
    query: written ? [] : [...query.map(plainField), ...placed.query],
    notes: credentials.flatMap(noteOf),
    headers: [
      ...headers.filter(isAccept).map(plainField),
      ...placed.headers,
      ...headers.filter((header) => !isAccept(header) && !isCookie(header)).map(plainField),
      ...cookieHeader([...headers.filter(isCookie).map(({ value }) => [value]), ...placed.cookies]),
    ],
    ...(basic && { basic }),
  };
}

/** Returns the path with its query, if the encoder of a client would write another one; undefined if not. */
function writtenPath({ path, query }: Pick<HttpRequest, 'path' | 'query'>, keys: Field[]): Text | undefined {
  if (query.every((pair) => isPlain(pair))) return undefined;
  const ends = keys.map(({ name, value }): Text => [`&${encodeData(name)}=`, ...value]);
  return ends.reduce<Text>(joinTexts, [`${path}?${joinQuery(query)}`]);
}

function noteOf(credentials: Credentials): string[] {
  return credentials.kind === 'computed'
    ? [`HTTP ${credentials.scheme}: this request has no credentials, which a client computes.`]
    : [];
}

function plainField({ name, value }: { name: string; value: string }): Field {
  return { name, value: [value] };
}

function fillTemplate(template: string, names: ReadonlyMap<string, string>): Text {
  return template
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const constant = names.get(part.slice(1, -1));
      return part.startsWith('{') && constant !== undefined ? { constant } : part;
    });
}

function isAccept({ name }: { name: string }): boolean {
  return name === 'Accept';
}

function isCookie({ name }: { name: string }): boolean {
  return name === 'Cookie';
}

function cookieHeader(cookies: Text[]): Field[] {
  if (cookies.length === 0) return [];
  return [
    { name: 'Cookie', value: cookies.flatMap((text, index) => (index === 0 ? text : ['; ', ...text])) },
  ];
}
