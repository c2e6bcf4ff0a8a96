export type JsonObject = { [name: string]: unknown };

const REPEATS = 2;
const ALWAYS_REPEATED = [429];
const REPEATED_IF_SAFE = [502, 503, 504];
const SAFE_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];
const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 10;
const LONGEST_WAIT = 60;
const LONGEST_BACKOFF = 8;

/** A response as it came. */
export interface ApiResponse {
  url: string;
  status: number;
  statusText: string;
  headers: Headers;
  /** JSON, else text or bytes; null if it is empty. */
  body: unknown;
}

/** A response with a status that is an error. `body` is its JSON, or its text. */
export class ApiError<Body = unknown> extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;

  constructor({ status, statusText, headers, body }: ApiResponse) {
    super(`${status} ${statusText}: ${textOf(body).slice(0, 500)}`);
    this.status = status;
    this.headers = headers;
    this.body = body as Body;
  }
}

/** How a value is written: by a style of OpenAPI, else as usual for where it is sent, or as a document. */
interface Form {
  style?: string;
  explode?: boolean;
  reserved?: boolean;
  mediaType?: string;
  whole?: boolean;
}

/** A value in a request; undefined is not sent. */
export interface Param extends Form {
  place: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  value: unknown;
}

/** Whatever fetch sends; the parts of a form are a `FormData`. */
export type SentBody = NonNullable<RequestInit['body']>;

/** The alternatives of security schemes, each of those that are sent together. */
type Auth = readonly (readonly string[])[];

/** The contents of a request, besides its method and path. */
export interface Contents {
  params?: readonly Param[];
  body?: SentBody | undefined;
  contentType?: string;
  server?: string;
  accept?: string;
  auth?: Auth;
}

interface Settings {
  /** Where all calls go; without it, each goes to the server that is documented for it. */
  baseUrl: string | undefined;
  server: string;
  /** Seconds for each attempt. */
  timeout: number;
  keys: { readonly [scheme: string]: Param | undefined };
  errors: { readonly [status: number]: new (response: ApiResponse) => ApiError };
  accept: string;
  auth: Auth;
  resetHeader: string;
}

/** Sends requests, repeats those that may be repeated, and throws errors. */
export class BaseClient {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  random = (): number => Math.random();

  /** Sends any request, also one that is not documented. */
  async request(method: string, path: string, contents: Contents = {}): Promise<ApiResponse> {
    const { body, contentType = 'application/json' } = contents;
    const [url, headers] = this.#prepare(path, contents);
    // Only fetch knows the boundary between the parts of a form.
    const isSaid = contentType === '' || body === undefined || body instanceof FormData;
    if (!isSaid) headers.set('Content-Type', contentType);
    return this.#repeat(method, url, headers, body);
  }

  /** Returns the items of a list and of all pages that follow it. `header` has the address of the next page. */
  async *pages<Item>(header: string, path: string, contents: Contents = {}): AsyncGenerator<Item, void> {
    const [url, headers] = this.#prepare(path, contents);
    for (let next: string | undefined = url; next !== undefined;) {
      const response: ApiResponse = await this.#repeat('GET', next, headers);
      yield* (response.body ?? []) as Item[];
      next = nextPage(response, header);
    }
  }

  #prepare(path: string, { params = [], ...contents }: Contents): [url: string, headers: Headers] {
    const { baseUrl, ...usual } = this.#settings;
    const accept = contents.accept ?? usual.accept;
    const sent = [
      ...params.filter(({ value }) => value !== undefined),
      ...this.#keys(contents.auth ?? usual.auth),
    ];
    const headers = new Headers(accept === '' ? {} : { Accept: accept });
    for (const param of sent) {
      const text = param.place === 'header' ? writeHeader(param) : undefined;
      if (text !== undefined) headers.set(param.name, text);
    }
    const pairs = (place: string) => sent.filter((param) => param.place === place).flatMap(writePairs);
    const [query, cookies] = [pairs('query').join('&'), pairs('cookie').join('; ')];
    if (cookies !== '') headers.set('Cookie', cookies);
    const server = baseUrl ?? contents.server ?? usual.server;
    const url = server.replace(/\/+$/, '') + writePath(path, sent);
    return [query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`, headers];
  }

  /** Returns the keys of the first alternative for which all are known. */
  #keys(auth: Auth): Param[] {
    const { keys } = this.#settings;
    const schemes = auth.find((some) => some.length > 0 && some.every((scheme) => keys[scheme])) ?? [];
    return schemes.flatMap((scheme) => keys[scheme] ?? []);
  }

  async #repeat(method: string, url: string, headers: Headers, body?: SentBody): Promise<ApiResponse> {
    const { timeout, errors } = this.#settings;
    const isSafe = SAFE_METHODS.includes(method) || headers.has('Idempotency-Key');
    for (let count = 0; ; count += 1) {
      const signal = AbortSignal.timeout(timeout * 1000);
      // Throws for what cannot be sent, which no repeat would change.
      const request = new Request(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
      let response: ApiResponse;
      try {
        response = await this.#send(request);
      } catch (error) {
        if (count === REPEATS || !isSafe) throw error;
        await this.sleep(this.#backoff(count));
        continue;
      }
      const { status } = response;
      if (status >= 200 && status < 300) return response;
      const isRepeated = ALWAYS_REPEATED.includes(status) || (isSafe && REPEATED_IF_SAFE.includes(status));
      if (count === REPEATS || !isRepeated) throw new (errors[status] ?? ApiError)(response);
      await this.sleep(this.#wait(response.headers, count));
    }
  }

  /** Follows redirects on the same scheme, host and port only: the key must not leave. A browser hides where they lead. */
  async #send(request: Request, redirects = 0): Promise<ApiResponse> {
    const response = await fetch(request);
    const { url, status, statusText, headers } = response;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const location = isRead && REDIRECTS.includes(status) ? headers.get('Location') : null;
    const target = location === null ? undefined : new URL(location, url);
    if (target && target.origin === new URL(url).origin && redirects < MOST_REDIRECTS) {
      await response.body?.cancel();
      return this.#send(new Request(target, request), redirects + 1);
    }
    const data = new Uint8Array(await response.arrayBuffer());
    return { url, status, statusText, headers, body: readBody(data, headers.get('Content-Type') ?? '') };
  }

  /** Returns seconds by Retry-After, else by the header of the rate limit, by the clock of the server. */
  #wait(headers: Headers, count: number): number {
    const { resetHeader } = this.#settings;
    const now = secondsOf(headers.get('Date')) ?? Date.now() / 1000;
    const after = headers.get('Retry-After');
    const until = secondsOf(after);
    const reset = numberOf(resetHeader === '' ? null : headers.get(resetHeader));
    // Large numbers are seconds since 1970, small ones seconds from now.
    const rest = reset === undefined || reset < 1e9 ? reset : reset - now;
    const wait = numberOf(after) ?? (until === undefined ? rest : until - now);
    // Whoever was refused at the same time must not come back at the same time.
    return wait === undefined
      ? this.#backoff(count)
      : Math.min(Math.max(wait, 0) + this.random(), LONGEST_WAIT);
  }

  #backoff(count: number): number {
    return this.random() * Math.min(0.5 * 2 ** count, LONGEST_BACKOFF);
  }
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

function secondsOf(date: string | null): number | undefined {
  const time = date === null || numberOf(date) !== undefined ? NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : time / 1000;
}

function nextPage({ url, headers }: ApiResponse, header: string): string | undefined {
  const sent = headers.get(header) ?? '';
  const isLink = header.toLowerCase() === 'link';
  const address = isLink ? /<([^>]*)>[^,]*;\s*rel="?next\b/.exec(sent)?.[1] : sent;
  if (!address) return undefined;
  const next = new URL(address, url);
  if (next.origin !== new URL(url).origin)
    throw new Error(`The next page is at another origin, which must not get the key: ${next.href}`);
  return next.href;
}

export function param(place: Param['place'], name: string, value: unknown, form: Form = {}): Param {
  return { ...form, place, name, value };
}

export function basicKey(pair: readonly [user: string, password: string] | undefined): Param | undefined {
  const octets = new TextEncoder().encode(pair?.join(':'));
  return tokenKey('Basic', pair && btoa(String.fromCodePoint(...octets)));
}

export function tokenKey(scheme: string, token: string | undefined): Param | undefined {
  return token === undefined ? undefined : param('header', 'Authorization', `${scheme} ${token}`);
}

export function ownKey(place: Param['place'], name: string, key: string | undefined): Param | undefined {
  return key === undefined ? undefined : param(place, name, key, { mediaType: 'text/plain' });
}

function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(mediaType);
}

function readBody(data: Uint8Array, contentType: string): unknown {
  if (data.length === 0) return null;
  if (!/^text\/|^[^;]*[/+](json|xml)\b/i.test(contentType)) return data;
  const text = new TextDecoder().decode(data);
  try {
    return isJson(contentType) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

const DELIMITERS: { readonly [style: string]: string } = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
  tabDelimited: '\t',
};

const BREAKING = { path: '/?#[]', query: '&+#[]', cookie: '&+#[];,', header: '' };

type Encode = (text: string) => string;
type Pair = readonly [name: string, text: string];

const keep: Encode = (text) => text;

/** Encodes all but unreserved characters; half a surrogate pair becomes U+FFFD. */
const encodeData: Encode = (text) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const encodeForm: Encode = (text) => new URLSearchParams([['', text]]).toString().slice(1);

function reserved(place: Param['place']): Encode {
  const kept = [..."!$&'()*+,/:;=?@[]#"].filter((sign) => !BREAKING[place].includes(sign));
  const pieces = new RegExp(`(%[\\dA-Fa-f]{2}|[${kept.join('\\')}])`);
  return (text) =>
    text
      .split(pieces)
      .map((piece, index) => (index % 2 === 1 ? piece : encodeData(piece)))
      .join('');
}

function encodingOf(param: Param): Encode {
  if (param.place === 'header' || param.style === 'cookie') return keep;
  return param.reserved ? reserved(param.place) : encodeData;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function documentOf(value: unknown, mediaType = ''): string {
  return isJson(mediaType) ? JSON.stringify(value) : textOf(value);
}

function membersOf(value: JsonObject): Pair[] {
  return Object.entries(value).flatMap(([name, member]) => (isGiven(member) ? [[name, textOf(member)]] : []));
}

function itemsOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter(isGiven);
}

function textsOf(value: unknown): string[] {
  if (isObject(value)) return membersOf(value).flat();
  return itemsOf(value).map(textOf);
}

function deepPairs(name: string, value: unknown): Pair[] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  if (!isObject(value)) return isGiven(value) ? [[name, textOf(value)]] : [];
  return Object.entries(value).flatMap(([member, inner]) => deepPairs(`${name}[${member}]`, inner));
}

function expand({ name, value, style, explode }: Param, encode: Encode, encodeName: Encode): string[] {
  const isExploded = explode ?? style === undefined;
  const write = (pairs: readonly Pair[]) => pairs.map(([own, text]) => `${encodeName(own)}=${encode(text)}`);
  if (style === 'deepObject') return write(deepPairs(name, value));
  if (isObject(value) && isExploded) return write(membersOf(value));
  const texts = textsOf(value);
  if (isExploded || typeof value !== 'object') return write(texts.map((text) => [name, text]));
  const mark = DELIMITERS[style ?? ''] ?? ',';
  const delimiter = mark === ',' ? mark : encode(mark);
  return texts.length === 0 ? [] : [`${encodeName(name)}=${texts.map(encode).join(delimiter)}`];
}

function writePairs(param: Param): string[] {
  const { place, name, value, mediaType, whole } = param;
  if (mediaType !== undefined) {
    if (whole && isObject(value) && !isJson(mediaType)) return [formBody(value)];
    const text = encodeData(documentOf(value, mediaType));
    return [whole ? text : `${encodeData(name)}=${text}`];
  }
  const encode = encodingOf(param);
  return expand(param, encode, place === 'query' ? encodeData : encode);
}

function simple({ name, value, style = 'simple', explode }: Param, encode: Encode): string {
  const prefix = { label: '.', matrix: ';' }[style] ?? '';
  const mark = prefix === '' ? ',' : prefix;
  if (isObject(value) && explode)
    return (
      prefix +
      membersOf(value)
        .map((member) => member.map(encode).join('='))
        .join(mark)
    );
  const texts = textsOf(value).map(encode);
  if (style !== 'matrix') return prefix + texts.join(explode ? mark : (DELIMITERS[style] ?? ','));
  const named = explode ? texts : [texts.join(',')];
  return prefix + named.map((text) => encodeData(name) + (text === '' ? '' : `=${text}`)).join(mark);
}

function writeHeader(param: Param): string | undefined {
  const { value, mediaType } = param;
  if (mediaType === undefined) return textsOf(value).length === 0 ? undefined : simple(param, keep);
  return documentOf(value, mediaType).replace(/[\u0080-\uffff]/g, (unit) =>
    isJson(mediaType) ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}` : unit,
  );
}

function writePath(template: string, params: readonly Param[]): string {
  return template.replace(/\{([^{}]+)\}/g, (placeholder: string, name: string) => {
    const param = params.find((one) => one.place === 'path' && one.name === name);
    if (!param) return encodeData(placeholder);
    const { value, mediaType } = param;
    return mediaType === undefined
      ? simple(param, encodingOf(param))
      : encodeData(documentOf(value, mediaType));
  });
}

/** Writes a form: a field with a style as in a query, another one as an item for each value. */
export function formBody(value: unknown, forms: { readonly [name: string]: Form } = {}): string {
  const fields = Object.entries(isObject(value) ? value : {});
  const pairs = fields.flatMap(([name, member]) => {
    const form = forms[name] ?? {};
    if (form.style !== undefined)
      return expand(
        param('query', name, member, form),
        form.reserved ? reserved('query') : encodeForm,
        encodeForm,
      );
    const texts = itemsOf(member).map((item) => documentOf(item, form.mediaType));
    return texts.map((text) => `${encodeForm(name)}=${encodeForm(text)}`);
  });
  return pairs.join('&');
}
