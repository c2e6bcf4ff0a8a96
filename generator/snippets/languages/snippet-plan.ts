import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { HttpRequest } from '../http-request';
import { constantName, nameConstant } from './constant-name';
import { placeCredentials } from './place-credentials';

/** A value that readers replace with theirs, and the name of its constant, in camelCase. */
export interface ReaderValue {
  name: string;
  value: string;
}

/** A string with named constants in it, which replace their values. */
export type Text = readonly (string | { constant: string })[];

export interface Field {
  name: string;
  value: Text;
}

/** The content of a snippet in any language: the request with named constants. */
export interface SnippetPlan {
  readerValues: ReaderValue[];
  /** URL of the server. */
  baseUrl: Text;
  /** Base URL and path, without the query. */
  url: Text;
  query: Field[];
  /** All headers except that of HTTP basic authentication. */
  headers: Field[];
  /** Names of the constants for HTTP basic authentication; there is no password if the user name is an API key. */
  basic?: { user: string; password?: string };
}

const plans = new WeakMap<HttpRequest, SnippetPlan>();

/** Names the values of a request that readers replace, and inserts the names into it; once for all languages. */
export function planSnippet(request: HttpRequest): SnippetPlan {
  return getOrInsertComputed(plans, request, newPlan);
}

function newPlan({ server, path, query, headers, credentials }: HttpRequest): SnippetPlan {
  const variables: ReaderValue[] = [];
  const names = new Map(
    server.variables.map(({ name, value }) => [name, nameConstant(variables, constantName(name), value)]),
  );
  const baseUrl = fillTemplate(server.template, names);
  const placed = placeCredentials(credentials, variables);
  const { basic } = placed;
  return {
    readerValues: placed.readerValues,
    baseUrl,
    url: joinTexts(baseUrl, [path]),
    query: [...query.map(plainField), ...placed.query],
    headers: [
      ...headers.filter(isAccept).map(plainField),
      ...placed.headers,
      ...headers.filter((header) => !isAccept(header) && !isCookie(header)).map(plainField),
      ...cookieHeader([...headers.filter(isCookie).map(({ value }) => [value]), ...placed.cookies]),
    ],
    ...(basic && { basic }),
  };
}

/** Returns a `Text` without constants as a string; undefined if it contains constants. */
export function plainText(text: Text): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}

/** Joins two `Text`s; adjacent strings become one. */
export function joinTexts(head: Text, tail: Text): Text {
  const [last, first] = [head.at(-1), tail[0]];
  if (typeof last !== 'string' || typeof first !== 'string') return [...head, ...tail];
  return [...head.slice(0, -1), last + first, ...tail.slice(1)];
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
