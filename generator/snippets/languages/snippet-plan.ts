import type { Credentials } from '../credentials';
import type { HttpRequest } from '../http-request';
import { constantName } from './constant-name';

/** A constant that readers replace by their own value; the name is in camelCase. */
export interface Constant {
  name: string;
  value: string;
}

/** A text in which names of constants stand for their values. */
export type Text = (string | { constant: string })[];

export interface Field {
  name: string;
  value: Text;
}

/** What a snippet says in any language: the request with its constants named, all in one place. */
export interface SnippetPlan {
  constants: Constant[];
  /** URL of the server. */
  baseUrl: Text;
  /** Base URL and path; the query is not in it. */
  url: Text;
  query: Field[];
  /** Every header but the one of HTTP basic authentication. */
  headers: Field[];
  /** Names of the constants for HTTP basic authentication; no password where the user name is an API key. */
  basic?: { user: string; password?: string };
}

/** Names the constants of a request and says where they stand in it. */
export function planSnippet(request: HttpRequest): SnippetPlan {
  const { server, credentials } = request;
  const baseUrl = fillTemplate(server.template, server.variables);
  const basic = credentials.find(({ kind }) => kind === 'basic');
  const constants = [
    ...server.variables.map(({ name, value }): Constant => ({ name: constantName(name), value })),
    ...credentials.flatMap(constantsOf),
  ];
  return {
    constants: constants.filter(
      ({ name }, index) => constants.findIndex((one) => one.name === name) === index,
    ),
    baseUrl,
    url: joinTexts(baseUrl, [request.path]),
    query: [...request.query.map(plainField), ...keysIn('query', credentials)],
    headers: planHeaders(request),
    ...(basic?.kind === 'basic' && { basic: basicNames(basic.password) }),
  };
}

/** The text with nothing to replace in it, undefined when constants stand in it. */
export function plainText(text: Text): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}

/** Two texts as one, without a seam between texts that meet. */
export function joinTexts(head: Text, tail: Text): Text {
  const [last, first] = [head.at(-1), tail[0]];
  if (typeof last !== 'string' || typeof first !== 'string') return [...head, ...tail];
  return [...head.slice(0, -1), last + first, ...tail.slice(1)];
}

function plainField({ name, value }: { name: string; value: string }): Field {
  return { name, value: [value] };
}

function fillTemplate(template: string, variables: { name: string }[]): Text {
  const names = new Map(variables.map(({ name }) => [`{${name}}`, constantName(name)]));
  return template
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => (names.has(part) ? { constant: names.get(part)! } : part));
}

function constantsOf(credentials: Credentials): Constant[] {
  switch (credentials.kind) {
    case 'basic': {
      const { user, password } = basicNames(credentials.password);
      return [
        { name: user, value: credentials.user },
        ...(password ? [{ name: password, value: credentials.password }] : []),
      ];
    }
    case 'token':
      return [{ name: 'accessToken', value: credentials.token }];
    case 'apiKey':
      return [{ name: 'apiKey', value: credentials.key }];
  }
}

// Without a password, the user name is an API key.
function basicNames(password: string): { user: string; password?: string } {
  return password === '' ? { user: 'apiKey' } : { user: 'username', password: 'password' };
}

function planHeaders({ headers, credentials }: HttpRequest): Field[] {
  const tokens = credentials.filter(({ kind }) => kind === 'token').map(tokenField);
  const cookies = [
    ...headers.filter(({ name }) => name === 'Cookie').map(({ value }): Text => [value]),
    ...keysIn('cookie', credentials).map(({ name, value }): Text => [`${name}=`, ...value]),
  ];
  const cookie = cookies.flatMap((text, index) => (index === 0 ? text : ['; ', ...text]));
  const [accept, others] = [headers.filter(isAccept), headers.filter((header) => !isAccept(header))];
  return [
    ...accept.map(plainField),
    ...tokens,
    ...keysIn('header', credentials),
    ...others.filter(({ name }) => name !== 'Cookie').map(plainField),
    ...(cookie.length > 0 ? [{ name: 'Cookie', value: cookie }] : []),
  ];
}

function isAccept({ name }: { name: string }): boolean {
  return name === 'Accept';
}

function tokenField(credentials: Credentials): Field {
  const scheme = credentials.kind === 'token' ? credentials.scheme : '';
  return { name: 'Authorization', value: [`${scheme} `, { constant: 'accessToken' }] };
}

function keysIn(place: 'header' | 'query' | 'cookie', credentials: Credentials[]): Field[] {
  return credentials
    .filter((one) => one.kind === 'apiKey')
    .filter((one) => one.in === place)
    .map(({ name }) => ({ name, value: [{ constant: 'apiKey' }] }));
}
