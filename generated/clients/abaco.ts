// Abaco API 20241028: types and a client, in one file without dependencies.
// Made from the API description; fae095ec05caa513 is the hash of what it describes.
// In the public domain (CC0-1.0): yours to copy and to change.


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

/** Tokens for calls on behalf of the account. */
export interface AccountAuthentication {
  /** How to send the access token. */
  token_type?: string;
  /** Token for calls on behalf of the account. */
  access_token?: string;
  /** Gets you a new access token. */
  refresh_token?: string;
}

/** A postal address of an account and the dates on which it is valid. */
export interface Address {
  /** ID of the address. */
  id: number;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Date from which the address is valid. */
  valid_from?: string;
  /** Date until which the address is valid. */
  valid_until?: string | null;
}

/** An address to add to the account. */
export interface AddressCreate {
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** First day on which the address is valid. */
  valid_from?: string;
  /** Date until which the address is valid. */
  valid_until?: string | null;
}

/** Fields of an address that you can update. */
export interface AddressUpdate {
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Date from which the address is valid. */
  valid_from?: string;
  /** Date until which the address is valid. */
  valid_until?: string | null;
}

/** File that comes with the document. */
export interface Attachment {
  /** Content of the file, Base64-encoded. */
  data: string;
  /** File name, such as terms.pdf. */
  filename: string;
  /** Whether customers can see the file. */
  public?: boolean;
}

/** Who the key or token belongs to. */
export interface Authorization {
  /** The owner of the key or token. */
  identity: Identity;
}

export type CalculateTaxRateTaxBehavior = 'inclusive' | 'exclusive';

/** What you already know about the customer. */
export interface CheckoutCustomer {
  /** The customer's email address. */
  email?: string | null;
  /** Company of a business customer. */
  company?: string | null;
  /** ID of an existing contact. */
  contact?: number | null;
  /** Given name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Tax ID of a business customer. */
  tax_id?: string | null;
  /** Country of the billing address, as a two-letter code. */
  billing_country?: string | null;
  /** ZIP code or other postal code of the billing address. */
  billing_postal_code?: string | null;
  /** City, town or village of the billing address. */
  billing_city?: string | null;
  /** Line 1 of the billing address, such as street and house number. */
  billing_street_line_1?: string | null;
  /** Line 2 of the billing address, such as floor or apartment. */
  billing_street_line_2?: string | null;
}

/** One product in a checkout session. */
export interface CheckoutItem {
  /** The product you sell. */
  product: string;
  /** Display name. */
  name?: string | null;
  /** What the customer buys, in a few words. */
  description?: string | null;
  /** Number of units. */
  quantity?: number | null;
  /** Price of the item: decimal number, in the currency. */
  amount?: number | null;
  /** Currency of the price. */
  currency?: string | null;
}

/** A customer's visit to the hosted checkout. */
export interface CheckoutSession {
  /** ID of the session. */
  id: number;
  /** How far the checkout has come. */
  status?: CheckoutSessionStatus;
  /** What the customer buys: up to 200 items. */
  items?: CheckoutItem[] | null;
  /** What you already know about the customer. */
  customer?: CheckoutCustomer | null;
  /** Where the customer goes after paying. */
  success_url?: string;
  /** Where the customer goes after canceling. */
  cancel_url?: string | null;
  /** Payment methods offered to the customer. */
  payment_methods?: CheckoutSessionPaymentMethod[] | null;
  /** Coupon to apply to the session. */
  coupon?: string | null;
  /** Whether the customer can enter a coupon. */
  coupon_collection?: boolean | null;
  /** When to collect billing details from the customer. */
  billing_details_collection?: CheckoutSessionBillingDetailsCollection;
  /** Whether the quantities can be changed. */
  updatable_quantity?: boolean | null;
  /** Language of the checkout page. */
  locale?: CheckoutSessionLocale | null;
  /** Processor that the processor_id belongs to. */
  processor?: string | null;
  /** ID of the session at the processor. */
  processor_id?: string | null;
  /** URL of the checkout page. */
  permalink?: string;
  /** Your own data for the payment. */
  custom?: { [name: string]: unknown } | null;
  /** Your own data for the session. */
  metadata?: { [name: string]: unknown } | null;
}

/** When to collect billing details from the customer. */
export type CheckoutSessionBillingDetailsCollection = 'auto' | 'required' | (string & {});

/** When to collect billing details from the customer. */
export type CheckoutSessionBillingDetailsCollectionInput = 'auto' | 'required';

/** A checkout session to create for one customer's purchase. */
export interface CheckoutSessionCreate {
  /** Where the customer goes after paying. */
  success_url: string;
  /** What the customer buys: up to 200 items. */
  items?: CheckoutItem[] | null;
  /** What you already know about the customer. */
  customer?: CheckoutCustomer | null;
  /** Where the customer goes after canceling. */
  cancel_url?: string | null;
  /** Payment methods offered to the customer. */
  payment_methods?: CheckoutSessionPaymentMethodInput[] | null;
  /** Coupon to apply to the session. */
  coupon?: string | null;
  /** Whether the customer can enter a coupon. */
  coupon_collection?: boolean | null;
  /** When to collect billing details from the customer. */
  billing_details_collection?: CheckoutSessionCreateBillingDetailsCollection;
  /** Whether the quantities can be changed. */
  updatable_quantity?: boolean | null;
  /** Language of the checkout page. */
  locale?: CheckoutSessionLocaleInput | null;
  /** Processor that the processor_id belongs to. */
  processor?: string | null;
  /** ID of the session at the processor. */
  processor_id?: string | null;
  /** Your own data for the payment. */
  custom?: { [name: string]: unknown } | null;
  /** Your own data for the session. */
  metadata?: { [name: string]: unknown } | null;
}

/** When to collect billing details from the customer. */
export type CheckoutSessionCreateBillingDetailsCollection = 'auto' | 'required';

/** Language of the checkout page. */
export type CheckoutSessionLocale =
  | 'auto'
  | 'ca'
  | 'de'
  | 'en'
  | 'es'
  | 'fi'
  | 'fr'
  | 'hu'
  | 'it'
  | 'nb'
  | 'nl'
  | 'sv'
  | (string & {});

/** Language of the checkout page. */
export type CheckoutSessionLocaleInput =
  | 'auto'
  | 'ca'
  | 'de'
  | 'en'
  | 'es'
  | 'fi'
  | 'fr'
  | 'hu'
  | 'it'
  | 'nb'
  | 'nl'
  | 'sv';

export type CheckoutSessionPaymentMethod = 'card' | 'paypal' | (string & {});

export type CheckoutSessionPaymentMethodInput = 'card' | 'paypal';

/** How far the checkout has come. */
export type CheckoutSessionStatus = 'pending' | 'processing' | 'failed' | 'completed' | 'abandoned' | (string & {});

/** Fields of a checkout session that you can update. */
export interface CheckoutSessionUpdate {
  /** What the customer buys: up to 200 items. */
  items?: CheckoutItem[] | null;
  /** What you already know about the customer. */
  customer?: CheckoutCustomer | null;
  /** Where the customer goes after paying. */
  success_url?: string;
  /** Where the customer goes after canceling. */
  cancel_url?: string | null;
  /** Payment methods offered to the customer. */
  payment_methods?: CheckoutSessionPaymentMethodInput[] | null;
  /** Coupon to apply to the session. */
  coupon?: string | null;
  /** Whether the customer can enter a coupon. */
  coupon_collection?: boolean | null;
  /** When to collect billing details from the customer. */
  billing_details_collection?: CheckoutSessionBillingDetailsCollectionInput;
  /** Whether the quantities can be changed. */
  updatable_quantity?: boolean | null;
  /** Language of the checkout page. */
  locale?: CheckoutSessionLocaleInput | null;
  /** Processor that the processor_id belongs to. */
  processor?: string | null;
  /** ID of the session at the processor. */
  processor_id?: string | null;
  /** Your own data for the payment. */
  custom?: { [name: string]: unknown } | null;
  /** Your own data for the session. */
  metadata?: { [name: string]: unknown } | null;
}

/** A customer or a provider. */
export interface Contact {
  /** ID of the contact. */
  id: number;
  /** Whether the contact is a company or a person. */
  kind?: ContactKind;
  /** First name of a person. */
  first_name?: string;
  /** Last name of a person. */
  last_name?: string | null;
  /** The person to talk to. */
  contact_person?: string | null;
  /** Department, such as Accounting. */
  department?: string | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number. */
  phone_1?: string | null;
  /** Website. */
  web?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Tax ID, such as a VAT number. */
  tax_id?: string | null;
  /** How sales to the contact are taxed. */
  tax_status?: ContactTaxStatus | null;
  /** Discount of the contact, in percent. */
  discount?: number | null;
  /** Preferred language. */
  language?: string | null;
  /** Your notes about the contact. */
  notes?: string | null;
  /** Processor that the processor_id belongs to. */
  processor?: string | null;
  /** ID of the contact at the processor. */
  processor_id?: string | null;
  /** First and last name, or the name of the company. */
  full_name?: string;
  /** When the contact was created. */
  created_at?: number;
  /** Permanent link to the contact. */
  permalink?: string;
}

/** A contact to create. */
export interface ContactData {
  /** Whether the contact is a company or a person. */
  kind?: ContactDataKind;
  /** First name of a person. */
  first_name: string;
  /** Last name of a person. */
  last_name?: string | null;
  /** The person to talk to. */
  contact_person?: string | null;
  /** Department, such as Accounting. */
  department?: string | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number. */
  phone_1?: string | null;
  /** Website. */
  web?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Tax ID, such as a VAT number. */
  tax_id?: string | null;
  /** How sales to the contact are taxed. */
  tax_status?: ContactDataTaxStatus | null;
  /** Discount of the contact, in percent. */
  discount?: number | null;
  /** Preferred language. */
  language?: string | null;
  /** Your notes about the contact. */
  notes?: string | null;
  /** Processor that the processor_id belongs to. */
  processor?: string | null;
  /** ID of the contact at the processor. */
  processor_id?: string | null;
}

/** Whether the contact is a company or a person. */
export type ContactDataKind = 'company' | 'person';

/** How sales to the contact are taxed. */
export type ContactDataTaxStatus = 'taxable' | 'exempt' | 'reverse';

/** The customer: an existing contact or the data of a new one. */
export type ContactInput = ContactReference | ContactData;

/** Whether the contact is a company or a person. */
export type ContactKind = 'company' | 'person' | (string & {});

/** Whether the contact is a company or a person. */
export type ContactKindInput = 'company' | 'person';

/** Refers to an existing contact. */
export interface ContactReference {
  /** ID of the contact. */
  id: number;
}

/** How sales to the contact are taxed. */
export type ContactTaxStatus = 'taxable' | 'exempt' | 'reverse' | (string & {});

/** How sales to the contact are taxed. */
export type ContactTaxStatusInput = 'taxable' | 'exempt' | 'reverse';

/** Fields of a contact that you can update. */
export interface ContactUpdate {
  /** Whether the contact is a company or a person. */
  kind?: ContactKindInput;
  /** First name of a person. */
  first_name?: string;
  /** Last name of a person. */
  last_name?: string | null;
  /** The person to talk to. */
  contact_person?: string | null;
  /** Department, such as Accounting. */
  department?: string | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number. */
  phone_1?: string | null;
  /** Website. */
  web?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Tax ID, such as a VAT number. */
  tax_id?: string | null;
  /** How sales to the contact are taxed. */
  tax_status?: ContactTaxStatusInput | null;
  /** Discount of the contact, in percent. */
  discount?: number | null;
  /** Preferred language. */
  language?: string | null;
  /** Your notes about the contact. */
  notes?: string | null;
  /** Processor that the processor_id belongs to. */
  processor?: string | null;
  /** ID of the contact at the processor. */
  processor_id?: string | null;
}

/** A discount that customers redeem in the hosted checkout. */
export interface Coupon {
  /** ID of the coupon. */
  id: number;
  /** Code that customers enter. */
  code?: string;
  /** Display name. */
  name?: string | null;
  /** Whether the coupon takes off an amount or a percentage. */
  kind?: CouponKind | null;
  /** Percentage to take off the price. */
  percent_off?: number | null;
  /** Amount to take off the price: decimal number, in the currency. */
  amount_off?: number | null;
  /** Currency of amount_off. */
  currency?: string | null;
  /** How many times the coupon can be redeemed in total. */
  max_redemptions?: number | null;
  /** Date by which customers must redeem the coupon. */
  redeem_by?: string | null;
  /** How many times the coupon has been redeemed. */
  times_redeemed?: number;
}

/** A coupon to create. */
export interface CouponCreate {
  /** Code that customers enter. */
  code: string;
  /** Display name. */
  name?: string | null;
  /** Whether the coupon takes off an amount or a percentage. */
  kind?: CouponKindInput | null;
  /** Percentage to take off the price. */
  percent_off?: number | null;
  /** Amount to take off the price: decimal number, in the currency. */
  amount_off?: number | null;
  /** Currency of amount_off. */
  currency?: string | null;
  /** How many times the coupon can be redeemed in total. */
  max_redemptions?: number | null;
  /** Date by which customers must redeem the coupon. */
  redeem_by?: string | null;
}

/** Whether the coupon takes off an amount or a percentage. */
export type CouponKind = 'amount_off' | 'percent_off' | (string & {});

/** Whether the coupon takes off an amount or a percentage. */
export type CouponKindInput = 'amount_off' | 'percent_off';

/** Fields of a coupon that you can update. */
export interface CouponUpdate {
  /** Code that customers enter. */
  code?: string;
  /** Display name. */
  name?: string | null;
  /** Whether the coupon takes off an amount or a percentage. */
  kind?: CouponKindInput | null;
  /** Percentage to take off the price. */
  percent_off?: number | null;
  /** Amount to take off the price: decimal number, in the currency. */
  amount_off?: number | null;
  /** Currency of amount_off. */
  currency?: string | null;
  /** How many times the coupon can be redeemed in total. */
  max_redemptions?: number | null;
  /** Date by which customers must redeem the coupon. */
  redeem_by?: string | null;
}

/** Credits all or part of an invoice. */
export interface Credit {
  /** ID of the document. */
  id: number;
  /** Number of the document, at most 20 characters. */
  number?: string | null;
  /** How far the credit note is settled. */
  state?: CreditState;
  /** The customer. */
  contact: Contact;
  /** Lines of the document: up to 1000. */
  items: DocumentItem[];
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: string[] | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The customer's tax ID on the document. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Proof of the customer's location. */
  evidence?: Evidence | null;
  /** The payment provider. */
  payment_processor?: string | null;
  /** ID of the payment at that provider. */
  payment_processor_id?: string | null;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Sum of the lines: integer, in cents. */
  subtotal_cents?: number;
  /** Sum of the discounts: integer, in cents. */
  discount_cents?: number;
  /** Taxes of the document, one entry for each tax. */
  taxes?: DocumentTax[];
  /** Total including tax: integer, in cents. */
  total_cents?: number;
  /** Rate for converting the amounts of the document. */
  exchange_rate?: number | null;
  /** Payments recorded for the document. */
  payments?: Payment[];
  /** Deliveries of the document to a tax authority. */
  deliveries?: Envelope[];
  /** When the document was created. */
  created_at?: number;
  /** Permanent link to the document. */
  permalink?: string;
  /** URL of the document as a PDF file. */
  pdf?: string;
  /** URL of the document in the API. */
  url?: string;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** The invoice to credit, in full or in part. */
export interface CreditCreate {
  /** ID of the invoice to credit. */
  invoice_id: number;
  /** How you return the money. */
  payment_method?: PaymentMethod | null;
  /** Amount to credit: decimal number, in the currency. */
  credited_amount?: number | null;
}

/** How far the credit note is settled. */
export type CreditState = 'outstanding' | 'late' | 'paid' | 'void' | 'archived' | (string & {});

/** Fields of a credit note that you can update until it is final. */
export interface CreditUpdate {
  /** The customer. */
  contact?: ContactInput;
  /** Lines of the document: up to 200 per request. */
  items?: DocumentItemUpdate[];
  /** Number of the document, at most 20 characters. */
  number?: string | null;
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The customer's tax ID on the document. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** File that comes with the document. */
  attachment?: Attachment;
  /** Proof of the customer's location. */
  evidence?: EvidenceNested | null;
  /** The payment provider. */
  payment_processor?: string | null;
  /** ID of the payment at that provider. */
  payment_processor_id?: string | null;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** An account of a seller on your platform. */
export interface CustomAccount {
  /** ID of the account. */
  id: number;
  /** Whether the account is active. */
  state?: CustomAccountState;
  /** Account name: the first part of the host name. */
  subdomain?: string;
  /** The seller's email address. */
  email?: string;
  /** Name of the seller's business. */
  business_name?: string | null;
  /** How the account is connected to your platform. */
  type?: CustomAccountType | null;
  /** The seller's country. */
  country?: string | null;
  /** The seller's postal code. */
  postal_code?: string | null;
  /** Default currency of the account. */
  currency?: string | null;
  /** Whether the account sells goods or services by default. */
  default_product_type?: ProductType;
  /** Tax code to use where you send none. */
  default_tax_code?: TaxCodeId;
  /** The seller's tax ID in their own country. */
  local_tax_id?: string | null;
  /** The seller's website. */
  web?: string | null;
  /** Tokens for calls on behalf of the account. */
  authentication?: AccountAuthentication;
}

/** A custom account to create for a seller. */
export interface CustomAccountCreate {
  /** The seller's email address. */
  email: string;
  /** Name of the seller's business. */
  business_name?: string | null;
  /** How the account is connected to your platform. */
  type?: CustomAccountCreateType | null;
  /** The seller's country. */
  country?: string | null;
  /** The seller's postal code. */
  postal_code?: string | null;
  /** Default currency of the account. */
  currency?: string | null;
  /** Whether the account sells goods or services by default. */
  default_product_type?: ProductTypeInput;
  /** Tax code to use where you send none. */
  default_tax_code?: TaxCodeIdInput;
  /** The seller's tax ID in their own country. */
  local_tax_id?: string | null;
  /** The seller's website. */
  web?: string | null;
}

/** How the account is connected to your platform. */
export type CustomAccountCreateType = 'standard' | 'custom';

/** Whether the account is active. */
export type CustomAccountState = 'active' | 'inactive' | (string & {});

/** How the account is connected to your platform. */
export type CustomAccountType = 'standard' | 'custom' | (string & {});

/** How the account is connected to your platform. */
export type CustomAccountTypeInput = 'standard' | 'custom';

/** Fields of a connected account that you can update. */
export interface CustomAccountUpdate {
  /** The seller's email address. */
  email?: string;
  /** Name of the seller's business. */
  business_name?: string | null;
  /** How the account is connected to your platform. */
  type?: CustomAccountTypeInput | null;
  /** The seller's country. */
  country?: string | null;
  /** The seller's postal code. */
  postal_code?: string | null;
  /** Default currency of the account. */
  currency?: string | null;
  /** Whether the account sells goods or services by default. */
  default_product_type?: ProductTypeInput;
  /** Tax code to use where you send none. */
  default_tax_code?: TaxCodeIdInput;
  /** The seller's tax ID in their own country. */
  local_tax_id?: string | null;
  /** The seller's website. */
  web?: string | null;
}

/** A line of a document. */
export interface DocumentItem {
  /** ID of the line. */
  id: number;
  /** Text of the line. */
  description?: string | null;
  /** Number of units. */
  quantity?: number;
  /** Price per unit before tax: decimal number, in the currency. */
  unit_price?: number | null;
  /** Total of the line: decimal number, in the currency. */
  total_amount?: number | null;
  /** Discount on the line, in percent. */
  discount_rate?: number | null;
  /** Code (SKU) of the product. */
  product_code?: string | null;
  /** Name of the first tax, such as VAT. */
  tax_1_name?: string | null;
  /** Rate of the first tax, in percent. */
  tax_1_rate?: number | null;
  /** Country that levies the first tax. */
  tax_1_country?: string | null;
  /** Region that levies the first tax. */
  tax_1_region?: string | null;
  /** Tax class of the line, for the first tax. */
  tax_1_transaction_type?: TaxClass | null;
  /** Name of the second tax. */
  tax_2_name?: string | null;
  /** Rate of the second tax, in percent. */
  tax_2_rate?: number | null;
  /** Country that levies the second tax. */
  tax_2_country?: string | null;
  /** Region that levies the second tax. */
  tax_2_region?: string | null;
  /** Tax class of the line, for the second tax. */
  tax_2_transaction_type?: TaxClass | null;
  /** Amount of the line: integer, in cents. */
  subtotal_cents?: number;
  /** Discount on the line: integer, in cents. */
  discount_cents?: number;
}

/** A line to add to a document. */
export type DocumentItemInput = DocumentItemInput1 | DocumentItemInput2;

/** A line to add to a document. */
export interface DocumentItemInput1 {
  /** Text of the line. */
  description?: string | null;
  /** Number of units. */
  quantity?: number;
  /** Price per unit before tax: decimal number, in the currency. */
  unit_price: number | null;
  /** Total of the line: decimal number, in the currency. */
  total_amount?: number | null;
  /** Discount on the line, in percent. */
  discount_rate?: number | null;
  /** Code (SKU) of the product. */
  product_code?: string | null;
  /** Name of the first tax, such as VAT. */
  tax_1_name?: string | null;
  /** Rate of the first tax, in percent. */
  tax_1_rate?: number | null;
  /** Country that levies the first tax. */
  tax_1_country?: string | null;
  /** Region that levies the first tax. */
  tax_1_region?: string | null;
  /** Tax class of the line, for the first tax. */
  tax_1_transaction_type?: TaxClassInput | null;
  /** Name of the second tax. */
  tax_2_name?: string | null;
  /** Rate of the second tax, in percent. */
  tax_2_rate?: number | null;
  /** Country that levies the second tax. */
  tax_2_country?: string | null;
  /** Region that levies the second tax. */
  tax_2_region?: string | null;
  /** Tax class of the line, for the second tax. */
  tax_2_transaction_type?: TaxClassInput | null;
}

/** A line to add to a document. */
export interface DocumentItemInput2 {
  /** Text of the line. */
  description?: string | null;
  /** Number of units. */
  quantity?: number;
  /** Price per unit before tax: decimal number, in the currency. */
  unit_price?: number | null;
  /** Total of the line: decimal number, in the currency. */
  total_amount: number | null;
  /** Discount on the line, in percent. */
  discount_rate?: number | null;
  /** Code (SKU) of the product. */
  product_code?: string | null;
  /** Name of the first tax, such as VAT. */
  tax_1_name?: string | null;
  /** Rate of the first tax, in percent. */
  tax_1_rate?: number | null;
  /** Country that levies the first tax. */
  tax_1_country?: string | null;
  /** Region that levies the first tax. */
  tax_1_region?: string | null;
  /** Tax class of the line, for the first tax. */
  tax_1_transaction_type?: TaxClassInput | null;
  /** Name of the second tax. */
  tax_2_name?: string | null;
  /** Rate of the second tax, in percent. */
  tax_2_rate?: number | null;
  /** Country that levies the second tax. */
  tax_2_country?: string | null;
  /** Region that levies the second tax. */
  tax_2_region?: string | null;
  /** Tax class of the line, for the second tax. */
  tax_2_transaction_type?: TaxClassInput | null;
}

/** A line to add to a document, or one that the document already has. */
export type DocumentItemUpdate = DocumentItemUpdate1 | DocumentItemUpdate2;

/** A line to add to a document, or one that the document already has. */
export interface DocumentItemUpdate1 {
  /** ID of a line the document already has. */
  id?: number;
  /** Text of the line. */
  description?: string | null;
  /** Number of units. */
  quantity?: number;
  /** Price per unit before tax: decimal number, in the currency. */
  unit_price: number | null;
  /** Total of the line: decimal number, in the currency. */
  total_amount?: number | null;
  /** Discount on the line, in percent. */
  discount_rate?: number | null;
  /** Code (SKU) of the product. */
  product_code?: string | null;
  /** Name of the first tax, such as VAT. */
  tax_1_name?: string | null;
  /** Rate of the first tax, in percent. */
  tax_1_rate?: number | null;
  /** Country that levies the first tax. */
  tax_1_country?: string | null;
  /** Region that levies the first tax. */
  tax_1_region?: string | null;
  /** Tax class of the line, for the first tax. */
  tax_1_transaction_type?: TaxClassInput | null;
  /** Name of the second tax. */
  tax_2_name?: string | null;
  /** Rate of the second tax, in percent. */
  tax_2_rate?: number | null;
  /** Country that levies the second tax. */
  tax_2_country?: string | null;
  /** Region that levies the second tax. */
  tax_2_region?: string | null;
  /** Tax class of the line, for the second tax. */
  tax_2_transaction_type?: TaxClassInput | null;
}

/** A line to add to a document, or one that the document already has. */
export interface DocumentItemUpdate2 {
  /** ID of a line the document already has. */
  id?: number;
  /** Text of the line. */
  description?: string | null;
  /** Number of units. */
  quantity?: number;
  /** Price per unit before tax: decimal number, in the currency. */
  unit_price?: number | null;
  /** Total of the line: decimal number, in the currency. */
  total_amount: number | null;
  /** Discount on the line, in percent. */
  discount_rate?: number | null;
  /** Code (SKU) of the product. */
  product_code?: string | null;
  /** Name of the first tax, such as VAT. */
  tax_1_name?: string | null;
  /** Rate of the first tax, in percent. */
  tax_1_rate?: number | null;
  /** Country that levies the first tax. */
  tax_1_country?: string | null;
  /** Region that levies the first tax. */
  tax_1_region?: string | null;
  /** Tax class of the line, for the first tax. */
  tax_1_transaction_type?: TaxClassInput | null;
  /** Name of the second tax. */
  tax_2_name?: string | null;
  /** Rate of the second tax, in percent. */
  tax_2_rate?: number | null;
  /** Country that levies the second tax. */
  tax_2_country?: string | null;
  /** Region that levies the second tax. */
  tax_2_region?: string | null;
  /** Tax class of the line, for the second tax. */
  tax_2_transaction_type?: TaxClassInput | null;
}

/** A tax of a document, summed over its lines. */
export interface DocumentTax {
  /** Text printed for the tax, such as VAT 19% or Reverse charge. */
  label?: string;
  /** Tax rate, in percent. */
  rate?: number;
  /** Country that levies the tax. */
  country?: string;
  /** Region that levies the tax. */
  region?: string | null;
  /** County that levies the tax. */
  county?: string | null;
  /** Transaction type of the taxed lines. */
  transaction_type?: string;
  /** Amount of the tax: integer, in cents. */
  amount_cents?: number;
}

/** A delivery of a document to a tax authority. */
export interface Envelope {
  /** What the envelope is for. */
  type?: EnvelopeType;
  /** Tax authority that receives the document. */
  recipient?: EnvelopeRecipient;
  /** When the document was delivered. */
  delivered_at?: number | null;
  /** The tax authority's response. */
  service_response?: string | null;
}

/** Tax authority that receives the document. */
export type EnvelopeRecipient = 'ticketbai_araba' | 'ticketbai_gipuzkoa' | 'ticketbai_bizkaia' | (string & {});

/** What the envelope is for. */
export type EnvelopeType = 'registration' | 'cancellation' | (string & {});

/** What went wrong with a request. */
export interface Error2 {
  /** Human-readable message. */
  error: string;
}

/** A kind of event. */
export type EventType =
  | 'account.updated'
  | 'account.application.deauthorized'
  | 'checkout.succeeded'
  | 'checkout.failed'
  | 'checkout.abandoned'
  | 'contact.created'
  | 'contact.updated'
  | 'contact.deleted'
  | 'credit.created'
  | 'credit.updated'
  | 'delivery.succeeded'
  | 'delivery.failed'
  | 'delivery.rejected'
  | 'expense.created'
  | 'expense.updated'
  | 'expense.deleted'
  | 'invoice.created'
  | 'invoice.updated'
  | 'payment.created'
  | 'payment.deleted'
  | 'reporting.request.succeeded'
  | 'reporting.request.failed'
  | 'threshold.eu.100k'
  | 'threshold.exceeded'
  | 'threshold.warning'
  | (string & {});

/** A kind of event. */
export type EventTypeInput =
  | 'account.updated'
  | 'account.application.deauthorized'
  | 'checkout.succeeded'
  | 'checkout.failed'
  | 'checkout.abandoned'
  | 'contact.created'
  | 'contact.updated'
  | 'contact.deleted'
  | 'credit.created'
  | 'credit.updated'
  | 'delivery.succeeded'
  | 'delivery.failed'
  | 'delivery.rejected'
  | 'expense.created'
  | 'expense.updated'
  | 'expense.deleted'
  | 'invoice.created'
  | 'invoice.updated'
  | 'payment.created'
  | 'payment.deleted'
  | 'reporting.request.succeeded'
  | 'reporting.request.failed'
  | 'threshold.eu.100k'
  | 'threshold.exceeded'
  | 'threshold.warning';

/** Proof of the customer's location, kept with one document. */
export interface Evidence {
  /** ID of the evidence record. */
  id: number;
  /** Whether the proofs agree. */
  state?: EvidenceState;
  /** ID of the document the evidence belongs to. */
  document_id?: number;
  /** The customer's IP address. */
  ip_address?: string | null;
  /** Country of the customer's bank. */
  bank_country?: string | null;
  /** Country of the customer's billing address. */
  billing_country?: string | null;
  /** Another proof of the customer's location, in words. */
  additional_evidence?: string | null;
  /** Country the additional evidence points to. */
  additional_evidence_country?: string | null;
  /** Your notes about the evidence. */
  notes?: string | null;
  /** Country the IP address belongs to. */
  ip_country?: string | null;
}

/** Evidence to add to a document. */
export interface EvidenceCreate {
  /** ID of the document the evidence belongs to. */
  document_id: number;
  /** The customer's IP address. */
  ip_address?: string | null;
  /** Country of the customer's bank. */
  bank_country?: string | null;
  /** Country of the customer's billing address. */
  billing_country?: string | null;
  /** Another proof of the customer's location, in words. */
  additional_evidence?: string | null;
  /** Country the additional evidence points to. */
  additional_evidence_country?: string | null;
  /** Your notes about the evidence. */
  notes?: string | null;
}

/** Proof of the customer's location. */
export interface EvidenceNested {
  /** The customer's IP address. */
  ip_address?: string | null;
  /** Country of the customer's bank. */
  bank_country?: string | null;
  /** Country of the customer's billing address. */
  billing_country?: string | null;
  /** Another proof of the customer's location, in words. */
  additional_evidence?: string | null;
  /** Country the additional evidence points to. */
  additional_evidence_country?: string | null;
  /** Your notes about the evidence. */
  notes?: string | null;
}

/** Whether the proofs agree. */
export type EvidenceState = 'unsettled' | 'conflicting' | 'confirmed' | (string & {});

/** Fields of an evidence record that you can update. */
export interface EvidenceUpdate {
  /** ID of the document the evidence belongs to. */
  document_id?: number;
  /** The customer's IP address. */
  ip_address?: string | null;
  /** Country of the customer's bank. */
  bank_country?: string | null;
  /** Country of the customer's billing address. */
  billing_country?: string | null;
  /** Another proof of the customer's location, in words. */
  additional_evidence?: string | null;
  /** Country the additional evidence points to. */
  additional_evidence_country?: string | null;
  /** Your notes about the evidence. */
  notes?: string | null;
}

/** A bill you receive. */
export interface Expense {
  /** ID of the document. */
  id: number;
  /** Number of the bill, at most 20 characters. */
  number?: string | null;
  /** How far the expense is settled. */
  state?: ExpenseState;
  /** The provider. */
  contact: Contact;
  /** Lines of the document: up to 1000. */
  items: DocumentItem[];
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriod | null;
  /** Number of units between two documents. */
  recurring_frequency?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: string[] | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The contact's tax ID. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Proof of the customer's location. */
  evidence?: Evidence | null;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Sum of the lines: integer, in cents. */
  subtotal_cents?: number;
  /** Sum of the discounts: integer, in cents. */
  discount_cents?: number;
  /** Taxes of the document, one entry for each tax. */
  taxes?: DocumentTax[];
  /** Total including tax: integer, in cents. */
  total_cents?: number;
  /** Rate for converting the amounts of the document. */
  exchange_rate?: number | null;
  /** Payments recorded for the document. */
  payments?: Payment[];
  /** Deliveries of the document to a tax authority. */
  deliveries?: Envelope[];
  /** When the document was created. */
  created_at?: number;
  /** Permanent link to the document. */
  permalink?: string;
  /** URL of the document as a PDF file. */
  pdf?: string;
  /** URL of the document in the API. */
  url?: string;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** An expense to record. */
export interface ExpenseCreate {
  /** The provider. */
  contact: ContactInput;
  /** Lines of the document: up to 200 per request. */
  items: DocumentItemInput[];
  /** Number of the bill, at most 20 characters. */
  number?: string | null;
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriodInput | null;
  /** Number of units between two documents. */
  recurring_frequency?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The contact's tax ID. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** File that comes with the document. */
  attachment?: Attachment;
  /** Proof of the customer's location. */
  evidence?: EvidenceNested | null;
  /** How the expense was paid. */
  payment_method?: PaymentMethod;
  /** The payment provider. */
  payment_processor?: string;
  /** ID of the payment at that provider. */
  payment_processor_id?: string;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** How far the expense is settled. */
export type ExpenseState = 'outstanding' | 'late' | 'paid' | (string & {});

/** Fields of an expense that you can update. */
export interface ExpenseUpdate {
  /** The provider. */
  contact?: ContactInput;
  /** Lines of the document: up to 200 per request. */
  items?: DocumentItemUpdate[];
  /** Number of the bill, at most 20 characters. */
  number?: string | null;
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriodInput | null;
  /** Number of units between two documents. */
  recurring_frequency?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The contact's tax ID. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** File that comes with the document. */
  attachment?: Attachment;
  /** Proof of the customer's location. */
  evidence?: EvidenceNested | null;
  /** How the expense was paid. */
  payment_method?: PaymentMethod;
  /** The payment provider. */
  payment_processor?: string;
  /** ID of the payment at that provider. */
  payment_processor_id?: string;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** The fields you can still update once an invoice or a credit note is final: sent, paid or marked as final. */
export interface FinalDocument {
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** File that comes with the document. */
  attachment?: Attachment;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** The owner of the key or token. */
export interface Identity {
  /** Identifier of the owner. */
  id: string;
  /** The owner's name. */
  name: string;
  /** The owner's email address. */
  email: string;
  /** Publishable key, for use in a browser. */
  publishable_key: string;
  /** URL of the account's API. */
  href: string;
}

/** A bill to a customer. */
export interface Invoice {
  /** ID of the document. */
  id: number;
  /** Number of the document, at most 20 characters. */
  number?: string | null;
  /** How far the invoice is settled. */
  state?: InvoiceState;
  /** The customer. */
  contact: Contact;
  /** Lines of the document: up to 1000. */
  items: DocumentItem[];
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriod | null;
  /** Number of units between two documents. */
  recurring_frequency?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: string[] | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The customer's tax ID on the document. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** Proof of the customer's location. */
  evidence?: Evidence | null;
  /** The payment provider. */
  payment_processor?: string | null;
  /** ID of the payment at that provider. */
  payment_processor_id?: string | null;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Sum of the lines: integer, in cents. */
  subtotal_cents?: number;
  /** Sum of the discounts: integer, in cents. */
  discount_cents?: number;
  /** Taxes of the document, one entry for each tax. */
  taxes?: DocumentTax[];
  /** Total including tax: integer, in cents. */
  total_cents?: number;
  /** Rate for converting the amounts of the document. */
  exchange_rate?: number | null;
  /** Payments recorded for the document. */
  payments?: Payment[];
  /** Deliveries of the document to a tax authority. */
  deliveries?: Envelope[];
  /** When the document was created. */
  created_at?: number;
  /** Permanent link to the document. */
  permalink?: string;
  /** URL of the document as a PDF file. */
  pdf?: string;
  /** URL of the document in the API. */
  url?: string;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** An invoice to issue. */
export interface InvoiceCreate {
  /** The customer. */
  contact: ContactInput;
  /** Lines of the document: up to 200 per request. */
  items: DocumentItemInput[];
  /** Number of the document, at most 20 characters. */
  number?: string | null;
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriodInput | null;
  /** Number of units between two documents. */
  recurring_frequency?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The customer's tax ID on the document. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** File that comes with the document. */
  attachment?: Attachment;
  /** Proof of the customer's location. */
  evidence?: EvidenceNested | null;
  /** The payment provider. */
  payment_processor?: string | null;
  /** ID of the payment at that provider. */
  payment_processor_id?: string | null;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** How far the invoice is settled. */
export type InvoiceState =
  | 'outstanding'
  | 'late'
  | 'uncollectible'
  | 'paid'
  | 'refunded'
  | 'archived'
  | (string & {});

/** Fields of an invoice that you can update until it is final. */
export interface InvoiceUpdate {
  /** The customer. */
  contact?: ContactInput;
  /** Lines of the document: up to 200 per request. */
  items?: DocumentItemUpdate[];
  /** Number of the document, at most 20 characters. */
  number?: string | null;
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date on which the document is issued. */
  issue_date?: string | null;
  /** Date by which the document is due for payment. */
  due_date?: string | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriodInput | null;
  /** Number of units between two documents. */
  recurring_frequency?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** The document this one belongs to. */
  related_document?: RelatedDocument | null;
  /** The customer's tax ID on the document. */
  tax_id?: string | null;
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
  /** File that comes with the document. */
  attachment?: Attachment;
  /** Proof of the customer's location. */
  evidence?: EvidenceNested | null;
  /** The payment provider. */
  payment_processor?: string | null;
  /** ID of the payment at that provider. */
  payment_processor_id?: string | null;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** A country or region with its own taxes. */
export interface Jurisdiction {
  /** ID of the jurisdiction. */
  id: number;
  /** Name, such as Germany. */
  name?: string;
  /** Country, as a two-letter code. */
  country?: string;
  /** Subdivision of the country. */
  region?: string | null;
}

export type ListCreditsState = 'outstanding' | 'late' | 'paid' | 'void' | 'archived';

export type ListEvidenceStateItem = 'unsettled' | 'conflicting' | 'confirmed';

export type ListExpensesState = 'outstanding' | 'late' | 'paid';

export type ListInvoicesState = 'outstanding' | 'late' | 'uncollectible' | 'paid' | 'refunded' | 'archived';

export type ListRecurringState = 'active' | 'archived';

export type ListSessionsStatus = 'pending' | 'processing' | 'failed' | 'completed' | 'abandoned';

/** Money paid for a document. */
export interface Payment {
  /** ID of the payment. */
  id: number;
  /** Amount paid: integer, in cents. */
  amount_cents?: number;
  /** Date of the payment. */
  date?: string;
  /** How the document was paid. */
  payment_method?: PaymentPaymentMethod;
  /** The payment provider. */
  processor?: string | null;
  /** ID of the payment at that provider. */
  processor_id?: string | null;
  /** When the payment was recorded. */
  created_at?: number;
  /** Link to the payment. */
  url?: string;
}

/** How you return the money. */
export type PaymentMethod =
  | 'credit_card'
  | 'cash'
  | 'wire_transfer'
  | 'direct_debit'
  | 'check'
  | 'iou'
  | 'paypal'
  | 'other';

/** How the document was paid. */
export type PaymentPaymentMethod =
  | 'credit_card'
  | 'cash'
  | 'wire_transfer'
  | 'direct_debit'
  | 'check'
  | 'iou'
  | 'paypal'
  | 'other'
  | 'credit'
  | (string & {});

/** Response of a service that is up. */
export interface Ping {
  /** OK if the service is up and the key is valid. */
  status: string;
}

/** Something you sell, once or as a subscription. */
export interface Product {
  /** ID of the product. */
  id: number;
  /** Your code for the product (SKU). */
  code?: string | null;
  /** Display name. */
  name?: string | null;
  /** What you sell, in a few words. */
  description?: string | null;
  /** Whether the product is a good or a service. */
  product_type?: ProductType;
  /** Whether you sell the product once or as a subscription. */
  kind?: ProductKind;
  /** Price per unit: a decimal number as a string, in the currency. */
  unit_cost?: string | null;
  /** Currency of unit_cost. */
  currency?: string | null;
  /** Country whose tax applies. */
  country?: string | null;
  /** Determines how the product is taxed. */
  tax_class?: TaxClass;
  /** Whether unit_cost includes tax. */
  tax_type?: ProductTaxType;
  /** Whose tax applies. */
  tax_based_on?: ProductTaxBasedOn;
  /** Number of units in stock. */
  stock?: number | null;
  /** ID of the matching plan in Stripe. */
  stripe_plan_id?: string | null;
  /** Unit of the PayPal billing interval. */
  paypal_interval_unit?: ProductPaypalIntervalUnit | null;
  /** How often PayPal bills, in interval units. */
  paypal_interval_frequency?: number | null;
  /** Duration of the PayPal interval. */
  paypal_interval_duration?: number | null;
  /** When the product was created. */
  created_at?: number;
  /** URL of the product in the API. */
  url?: string;
}

/** A product to create. */
export interface ProductCreate {
  /** Your code for the product (SKU). */
  code?: string | null;
  /** Display name. */
  name?: string | null;
  /** What you sell, in a few words. */
  description?: string | null;
  /** Whether the product is a good or a service. */
  product_type?: ProductTypeInput;
  /** Whether you sell the product once or as a subscription. */
  kind?: ProductCreateKind;
  /** Price per unit: a decimal number as a string, in the currency. */
  unit_cost?: string | null;
  /** Currency of unit_cost. */
  currency?: string | null;
  /** Country whose tax applies. */
  country?: string | null;
  /** Determines how the product is taxed. */
  tax_class?: TaxClassInput;
  /** Whether unit_cost includes tax. */
  tax_type?: ProductCreateTaxType;
  /** Whose tax applies. */
  tax_based_on?: ProductCreateTaxBasedOn;
  /** Number of units in stock. */
  stock?: number | null;
  /** ID of the matching plan in Stripe. */
  stripe_plan_id?: string | null;
  /** Unit of the PayPal billing interval. */
  paypal_interval_unit?: ProductPaypalIntervalUnitInput | null;
  /** How often PayPal bills, in interval units. */
  paypal_interval_frequency?: number | null;
  /** Duration of the PayPal interval. */
  paypal_interval_duration?: number | null;
}

/** Whether you sell the product once or as a subscription. */
export type ProductCreateKind = 'one_off' | 'subscription';

/** Whose tax applies. */
export type ProductCreateTaxBasedOn = 'customer_country' | 'country';

/** Whether unit_cost includes tax. */
export type ProductCreateTaxType = 'excluded' | 'included';

/** Whether you sell the product once or as a subscription. */
export type ProductKind = 'one_off' | 'subscription' | (string & {});

/** Whether you sell the product once or as a subscription. */
export type ProductKindInput = 'one_off' | 'subscription';

/** Unit of the PayPal billing interval. */
export type ProductPaypalIntervalUnit = 'daily' | 'weekly' | 'monthly' | 'yearly' | (string & {});

/** Unit of the PayPal billing interval. */
export type ProductPaypalIntervalUnitInput = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** Whose tax applies. */
export type ProductTaxBasedOn = 'customer_country' | 'country' | (string & {});

/** Whose tax applies. */
export type ProductTaxBasedOnInput = 'customer_country' | 'country';

/** Whether unit_cost includes tax. */
export type ProductTaxType = 'excluded' | 'included' | (string & {});

/** Whether unit_cost includes tax. */
export type ProductTaxTypeInput = 'excluded' | 'included';

/** Product type the calculation uses. */
export type ProductType = 'good' | 'service' | (string & {});

/** Whether you sell a good or a service. */
export type ProductTypeInput = 'good' | 'service';

/** Fields of a product that you can update. */
export interface ProductUpdate {
  /** Your code for the product (SKU). */
  code?: string | null;
  /** Display name. */
  name?: string | null;
  /** What you sell, in a few words. */
  description?: string | null;
  /** Whether the product is a good or a service. */
  product_type?: ProductTypeInput;
  /** Whether you sell the product once or as a subscription. */
  kind?: ProductKindInput;
  /** Price per unit: a decimal number as a string, in the currency. */
  unit_cost?: string | null;
  /** Currency of unit_cost. */
  currency?: string | null;
  /** Country whose tax applies. */
  country?: string | null;
  /** Determines how the product is taxed. */
  tax_class?: TaxClassInput;
  /** Whether unit_cost includes tax. */
  tax_type?: ProductTaxTypeInput;
  /** Whose tax applies. */
  tax_based_on?: ProductTaxBasedOnInput;
  /** Number of units in stock. */
  stock?: number | null;
  /** ID of the matching plan in Stripe. */
  stripe_plan_id?: string | null;
  /** Unit of the PayPal billing interval. */
  paypal_interval_unit?: ProductPaypalIntervalUnitInput | null;
  /** How often PayPal bills, in interval units. */
  paypal_interval_frequency?: number | null;
  /** Duration of the PayPal interval. */
  paypal_interval_duration?: number | null;
}

/** An invoice that repeats at regular intervals. */
export interface Recurring {
  /** ID of the recurring invoice. */
  id: number;
  /** Whether the recurring invoice is in use. */
  state?: RecurringState;
  /** The customer. */
  contact: Contact;
  /** Lines of the document: up to 1000. */
  items: DocumentItem[];
  /** Currency of the amounts. */
  currency?: string | null;
  /** First day of the schedule. */
  start_date?: string;
  /** Last day of the schedule. */
  end_date?: string | null;
  /** Interval between two invoices. @deprecated */
  frequency?: RecurringFrequency | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriod;
  /** Number of units between two invoices. */
  recurring_frequency?: number;
  /** Number of days until an invoice is due. */
  due_days?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: string[] | null;
  /** Taxes of the document, one entry for each tax. */
  taxes?: DocumentTax[];
  /** Total including tax: integer, in cents. */
  total_cents?: number;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** A recurring invoice to create. */
export interface RecurringCreate {
  /** The customer. */
  contact: ContactInput;
  /** Lines of the document: up to 200 per request. */
  items: DocumentItemInput[];
  /** Currency of the amounts. */
  currency?: string | null;
  /** First day of the schedule. */
  start_date?: string;
  /** Last day of the schedule. */
  end_date?: string | null;
  /** Interval between two invoices. @deprecated */
  frequency?: RecurringFrequencyInput | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriodInput;
  /** Number of units between two invoices. */
  recurring_frequency?: number;
  /** Number of days until an invoice is due. */
  due_days?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** Interval between two invoices. */
export type RecurringFrequency =
  | 'daily'
  | 'weekly'
  | 'biweekly'
  | 'monthly'
  | 'bimonthly'
  | 'quarterly'
  | 'semiyearly'
  | 'yearly'
  | 'biyearly'
  | (string & {});

/** Interval between two invoices. */
export type RecurringFrequencyInput =
  | 'daily'
  | 'weekly'
  | 'biweekly'
  | 'monthly'
  | 'bimonthly'
  | 'quarterly'
  | 'semiyearly'
  | 'yearly'
  | 'biyearly';

/** Unit of the interval. */
export type RecurringPeriod = 'days' | 'weeks' | 'months' | 'years' | (string & {});

/** Unit of the interval. */
export type RecurringPeriodInput = 'days' | 'weeks' | 'months' | 'years';

/** Whether the recurring invoice is in use. */
export type RecurringState = 'active' | 'archived' | (string & {});

/** Fields of a recurring invoice that you can update. */
export interface RecurringUpdate {
  /** The customer. */
  contact?: ContactInput;
  /** Lines of the document: up to 200 per request. */
  items?: DocumentItemUpdate[];
  /** Currency of the amounts. */
  currency?: string | null;
  /** First day of the schedule. */
  start_date?: string;
  /** Last day of the schedule. */
  end_date?: string | null;
  /** Interval between two invoices. @deprecated */
  frequency?: RecurringFrequencyInput | null;
  /** Unit of the interval. */
  recurring_period?: RecurringPeriodInput;
  /** Number of units between two invoices. */
  recurring_frequency?: number;
  /** Number of days until an invoice is due. */
  due_days?: number | null;
  /** Subject line of the document. */
  subject?: string | null;
  /** Free text on the document. */
  notes?: string | null;
  /** Free text about the payment. */
  payment_details?: string | null;
  /** Purchase order (PO) number. */
  po_number?: string | null;
  /** Tags, each with at most 40 characters. */
  tag_list?: TagListInput | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** The document this one belongs to. */
export interface RelatedDocument {
  /** ID of the document. */
  id?: number;
  /** Kind of document. */
  type?: string;
}

/** Dates the report covers. */
export interface ReportParameters {
  /** First day the report covers. */
  from_date?: string | null;
  /** Last day the report covers. */
  to_date?: string | null;
}

/** A request for a report over a range of dates. */
export interface ReportRequest {
  /** ID of the report request. */
  id: number;
  /** How far the report has come. */
  state?: ReportRequestState;
  /** What the report shows. */
  report_type?: ReportRequestReportType | null;
  /** Dates the report covers. */
  parameters?: ReportParameters | null;
  /** Where to download the report. */
  report_url?: string | null;
  /** When you made the request. */
  created_at?: number;
  /** When the request succeeded or failed. */
  completed_at?: number | null;
}

/** The report to produce and the dates it covers. */
export interface ReportRequestCreate {
  /** What the report shows. */
  report_type?: ReportRequestReportTypeInput | null;
  /** Dates the report covers. */
  parameters?: ReportParameters | null;
}

/** What the report shows. */
export type ReportRequestReportType = 'tax_summary' | 'invoices_list' | 'credits_list' | (string & {});

/** What the report shows. */
export type ReportRequestReportTypeInput = 'tax_summary' | 'invoices_list' | 'credits_list';

/** How far the report has come. */
export type ReportRequestState = 'pending' | 'succeeded' | 'failed' | (string & {});

/** Where to ship the goods, if sent. */
export interface ShippingAddress {
  /** Country, as a two-letter code. */
  country?: string | null;
  /** State, province or other subdivision. */
  region?: string | null;
  /** ZIP code or other postal code. */
  postal_code?: string | null;
  /** City, town or village. */
  city?: string | null;
  /** Line 1 of the address, such as street and house number. */
  street_line_1?: string | null;
  /** Line 2 of the address, such as floor or apartment. */
  street_line_2?: string | null;
}

/** Tags, each with at most 40 characters. */
export type TagListInput = string[] | string;

/** Determines how the product is taxed. */
export type TaxClass =
  | 'consulting'
  | 'eservice'
  | 'ebook'
  | 'saas'
  | 'standard'
  | 'reduced'
  | (string & {});

/** Determines how the product is taxed. */
export type TaxClassInput = 'consulting' | 'eservice' | 'ebook' | 'saas' | 'standard' | 'reduced';

/** A code for what you sell. */
export interface TaxCode {
  /** The code itself. */
  id: TaxCodeId;
  /** Display name. */
  name?: string;
  /** What the code covers. */
  description?: string;
}

/** Tax code the calculation uses. */
export type TaxCodeId =
  | 'consulting'
  | 'ebook'
  | 'eservice'
  | 'exempt'
  | 'reduced'
  | 'saas'
  | 'standard'
  | (string & {});

/** One of the seven tax codes. */
export type TaxCodeIdInput =
  | 'consulting'
  | 'ebook'
  | 'eservice'
  | 'exempt'
  | 'reduced'
  | 'saas'
  | 'standard';

/** A registration of your account with a tax authority. */
export interface TaxId {
  /** ID of the tax ID record. */
  id: number;
  /** Whether the tax ID has been verified. */
  state?: TaxIdState;
  /** The tax ID itself. */
  value?: string;
  /** Jurisdiction the tax ID is registered in. */
  jurisdiction?: Jurisdiction;
  /** First day on which the tax ID is valid. */
  valid_from?: string;
  /** Last day on which the tax ID is valid. */
  valid_until?: string | null;
  /** Whether the tax ID belongs to a permanent establishment. */
  permanent_establishment?: boolean | null;
  /** Whether the tax ID belongs to an import scheme. */
  import_scheme?: boolean | null;
  /** When the record was created. */
  created_at?: number;
}

/** A tax ID to register. */
export interface TaxIdCreate {
  /** The tax ID itself. */
  value: string;
  /** ID of the jurisdiction the tax ID is registered in. */
  jurisdiction_id: number;
  /** First day on which the tax ID is valid. */
  valid_from?: string;
  /** Last day on which the tax ID is valid. */
  valid_until?: string | null;
  /** Whether the tax ID belongs to a permanent establishment. */
  permanent_establishment?: boolean | null;
  /** Whether the tax ID belongs to an import scheme. */
  import_scheme?: boolean | null;
}

/** Whether the tax ID has been verified. */
export type TaxIdState = 'verified' | 'unverified' | 'unavailable' | (string & {});

/** Fields of a tax ID that you can update. */
export interface TaxIdUpdate {
  /** The tax ID itself. */
  value?: string;
  /** First day on which the tax ID is valid. */
  valid_from?: string;
  /** Last day on which the tax ID is valid. */
  valid_until?: string | null;
  /** Whether the tax ID belongs to a permanent establishment. */
  permanent_establishment?: boolean | null;
  /** Whether the tax ID belongs to an import scheme. */
  import_scheme?: boolean | null;
}

/** Result of validating a tax ID. */
export interface TaxIdValidation {
  /** Whether the tax ID is valid; null if the validation service is unavailable. */
  valid: boolean | null;
}

/** The tax on a sale. */
export interface TaxRateResult {
  /** Whether and why tax is charged. */
  status: TaxRateResultStatus;
  /** Name of the tax, such as VAT. */
  name?: string | null;
  /** Tax rate, in percent. */
  rate: number;
  /** Part of the amount that is taxed, in percent. */
  taxable_part?: number;
  /** Amount of the tax: decimal number, in the currency. */
  tax_amount?: number | null;
  /** Name of a second tax. */
  additional_name?: string | null;
  /** Rate of the second tax, in percent. */
  additional_rate?: number | null;
  /** Part of the amount that the second tax applies to, in percent. */
  additional_taxable_part?: number | null;
  /** Amount of the second tax: decimal number, in the currency. */
  additional_tax_amount?: number | null;
  /** Amount excluding tax: decimal number, in the currency. */
  subtotal?: number | null;
  /** Amount with tax: decimal number, in the currency. */
  total_amount?: number | null;
  /** Currency of the amounts. */
  currency?: string;
  /** Country that levies the tax. */
  country: string;
  /** Region that levies the tax. */
  region?: string | null;
  /** County that levies the tax. */
  county?: string | null;
  /** City that levies the tax. */
  city?: string | null;
  /** Product type the calculation uses. */
  product_type?: ProductType;
  /** Tax code the calculation uses. */
  tax_code?: TaxCodeId;
  /** Whether the amount in the request includes tax. */
  tax_behavior?: TaxRateResultTaxBehavior;
  /** Whether the sale is an import. */
  import?: boolean;
  /** Remarks on the calculation. */
  notice?: string | null;
  /** Remarks on the calculation. @deprecated */
  notes?: string | null;
}

/** Whether and why tax is charged. */
export type TaxRateResultStatus = 'taxable' | 'non_taxable' | 'not_registered' | 'reverse_charge' | (string & {});

/** Whether the amount in the request includes tax. */
export type TaxRateResultTaxBehavior = 'inclusive' | 'exclusive' | (string & {});

/** A sale or a refund to record. */
export interface Transaction {
  /** Whether you record a sale or a refund. */
  type?: TransactionType;
  /** What you sold or refunded: up to 200 items. */
  items: TransactionItem[];
  /** How the transaction was paid. */
  payment: TransactionPayment;
  /** The customer: an existing contact or the data of a new one. */
  customer?: ContactInput | null;
  /** Currency of the amounts. */
  currency?: string | null;
  /** Date of the transaction. */
  date?: string;
  /** Where to ship the goods. */
  shipping_address?: ShippingAddress | null;
  /** Proof of the customer's location. */
  evidence?: EvidenceNested | null;
  /** Platform the transaction comes from. */
  processor?: string | null;
  /** ID at that platform. */
  processor_id?: string | null;
  /** Fee the payment processor keeps: integer, in cents. */
  processor_fee_cents?: number | null;
  /** The customer's purchase order (PO) number. */
  po_number?: string | null;
  /** Notes on the document. */
  notes?: string | null;
  /** Tags in one string, separated by commas, each with at most 40 characters. */
  tags?: string | null;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** An item of a transaction. */
export interface TransactionItem {
  /** Amount of the item: decimal number, in the currency. */
  amount: number;
  /** Number of units. */
  quantity?: number;
  /** What was sold or refunded, in a few words. */
  description?: string | null;
  /** Code (SKU) of the product. */
  product_code?: string | null;
  /** Discount on the item, in percent. */
  discount_rate?: number | null;
  /** Tax that applies to the item. */
  tax?: TransactionTax | null;
}

/** How the transaction was paid. */
export interface TransactionPayment {
  /** How the money was paid or paid back. */
  method?: PaymentMethod;
  /** The payment provider. */
  processor?: string | null;
  /** ID of the payment at that provider. */
  processor_id?: string | null;
}

/** The invoice or credit note issued for a transaction. */
export interface TransactionResult {
  /** ID of the document. */
  id: number;
  /** Number of the document. */
  number?: string;
  /** Kind of document issued. */
  type: TransactionResultType;
  /** How far the document is settled. */
  state?: TransactionResultState;
  /** The customer. */
  contact?: Contact | null;
  /** Lines of the document. */
  items: TransactionResultItem[];
  /** Currency of the amounts. */
  currency?: string;
  /** Date of the transaction, if sent. */
  date?: string | null;
  /** Date on which the document was issued. */
  issue_date?: string;
  /** Where to ship the goods, if sent. */
  shipping_address?: ShippingAddress | null;
  /** Proof of the customer's location. */
  evidence?: Evidence | null;
  /** Platform the transaction comes from. */
  processor?: string | null;
  /** ID at that platform. */
  processor_id?: string | null;
  /** Fee the payment processor keeps, if sent: integer, in cents. */
  processor_fee_cents?: number | null;
  /** The customer's purchase order (PO) number. */
  po_number?: string | null;
  /** Notes on the document. */
  notes?: string | null;
  /** Tags in one string, separated by commas. */
  tags?: string | null;
  /** Sum before discounts and tax: integer, in cents. */
  subtotal_cents?: number;
  /** Sum of the discounts: integer, in cents. */
  discount_cents?: number;
  /** Taxes of the document, one entry for each tax. */
  taxes?: TransactionResultTax[];
  /** Total including tax: integer, in cents. */
  total_cents: number;
  /** Payments recorded for the document. */
  payments?: Payment[];
  /** When the transaction was recorded. */
  created_at?: number;
  /** Permanent link to the document. */
  permalink?: string;
  /** URL of the document as a PDF file. */
  pdf?: string;
  /** Your own data about the document. */
  custom_metadata?: { [name: string]: string } | null;
}

/** A line of the document issued for a transaction. */
export interface TransactionResultItem {
  /** ID of the line. */
  id: number;
  /** What was sold or refunded, in a few words. */
  description?: string | null;
  /** Number of units. */
  quantity?: number;
  /** Price per unit: decimal number, in the currency. */
  unit_price?: number;
  /** Discount on the item, in percent. */
  discount_rate?: number | null;
  /** Code (SKU) of the product. */
  product_code?: string | null;
  /** Tax code that applies to the item. */
  tax_code?: TaxCodeId | null;
  /** Name of the tax, such as VAT. */
  tax_name?: string | null;
  /** Tax rate, in percent. */
  tax_rate?: number | null;
  /** Country that levies the tax. */
  tax_country?: string | null;
  /** Region that levies the tax. */
  tax_region?: string | null;
  /** Part of the amount that is taxed, in percent. */
  taxable_part?: number | null;
  /** Amount of the item before discounts and tax: integer, in cents. */
  subtotal_cents?: number;
  /** Discount on the item: integer, in cents. */
  discount_cents?: number;
  /** Total of the item including tax: integer, in cents. */
  total_amount_cents?: number;
}

/** How far the document is settled. */
export type TransactionResultState =
  | 'outstanding'
  | 'late'
  | 'uncollectible'
  | 'paid'
  | 'refunded'
  | 'void'
  | 'archived'
  | (string & {});

/** A tax of the document issued for a transaction. */
export interface TransactionResultTax {
  /** Text printed for the tax, such as VAT 19% or Reverse charge. */
  label?: string;
  /** Tax rate, in percent. */
  rate?: number;
  /** Country that levies the tax. */
  country?: string;
  /** Region that levies the tax. */
  region?: string | null;
  /** Tax code the tax follows from. */
  tax_code?: TaxCodeId | null;
  /** Amount of the tax: integer, in cents. */
  amount_cents?: number;
}

/** Kind of document issued. */
export type TransactionResultType = 'Invoice' | 'Credit' | (string & {});

/** Tax that applies to the item. */
export interface TransactionTax {
  /** Country that levies the tax. */
  country: string;
  /** Region that levies the tax. */
  region?: string | null;
  /** Name of the tax, such as VAT. */
  name?: string | null;
  /** Tax rate, in percent. */
  rate?: number | null;
  /** Tax code of the item. */
  tax_code?: TaxCodeIdInput | null;
  /** Part of the amount that is taxed, in percent. */
  taxable_part?: number | null;
  /** Name of a second tax. */
  additional_name?: string | null;
  /** Rate of the second tax, in percent. */
  additional_rate?: number | null;
  /** Part of the amount that the second tax applies to, in percent. */
  additional_taxable_part?: number | null;
  /** Whether the sale is an import. */
  import?: boolean | null;
}

/** Whether you record a sale or a refund. */
export type TransactionType = 'sale' | 'refund';

export type UpdateCreditBody = FinalDocument | CreditUpdate;

export type UpdateInvoiceBody = FinalDocument | InvoiceUpdate;

/** The fields of the request that are not valid, and why. */
export interface ValidationError {
  /** Messages by field name. */
  errors: { [name: string]: string[] };
}

/** A subscription to events, sent to a URL of yours. */
export interface Webhook {
  /** ID of the webhook. */
  id: number;
  /** URL to call. */
  url?: string;
  /** Events to subscribe to. */
  events_types?: EventType[];
  /** Secret for checking the signature of a call. */
  auth_key?: string;
  /** Number of events sent so far. */
  events_sent?: number | null;
  /** When the last event was sent. */
  last_sent_at?: number | null;
  /** Text of the last error. */
  last_error?: string | null;
  /** When the last error occurred. */
  last_error_at?: number | null;
  /** When the webhook was created. */
  created_at?: number;
}

/** A webhook to create. */
export interface WebhookCreate {
  /** URL to call. */
  url: string;
  /** Events to subscribe to, at least one. */
  events_types: EventTypeInput[];
}

/** Fields of a webhook that you can update. */
export interface WebhookUpdate {
  /** URL to call. */
  url?: string;
  /** Events to subscribe to, at least one. */
  events_types?: EventTypeInput[];
}

/** The status 400. */
export class BadRequestError extends ApiError<Error2> {
  override readonly name = 'BadRequestError';
}

/** The status 401. */
export class UnauthorizedError extends ApiError<Error2> {
  override readonly name = 'UnauthorizedError';
}

/** The status 403. */
export class ForbiddenError extends ApiError<Error2> {
  override readonly name = 'ForbiddenError';
}

/** The status 404. */
export class NotFoundError extends ApiError<Error2> {
  override readonly name = 'NotFoundError';
}

/** The status 405. */
export class MethodNotAllowedError extends ApiError<Error2> {
  override readonly name = 'MethodNotAllowedError';
}

/** The status 406. */
export class NotAcceptableError extends ApiError<Error2> {
  override readonly name = 'NotAcceptableError';
}

/** The status 410. */
export class GoneError extends ApiError<Error2> {
  override readonly name = 'GoneError';
}

/** The status 422. */
export class UnprocessableContentError extends ApiError<ValidationError> {
  override readonly name = 'UnprocessableContentError';
}

/** The status 429. */
export class TooManyRequestsError extends ApiError<Error2> {
  override readonly name = 'TooManyRequestsError';
}

/** The status 500. */
export class InternalServerError extends ApiError<Error2> {
  override readonly name = 'InternalServerError';
}

/** The status 502. */
export class BadGatewayError extends ApiError<Error2> {
  override readonly name = 'BadGatewayError';
}

/** The status 503. */
export class ServiceUnavailableError extends ApiError<Error2> {
  override readonly name = 'ServiceUnavailableError';
}

/** The status 504. */
export class GatewayTimeoutError extends ApiError<Error2> {
  override readonly name = 'GatewayTimeoutError';
}

export interface CalculateTaxRateOptions {
  to_country: string;
  from_country?: string | undefined;
  from_postal_code?: string | undefined;
  to_postal_code?: string | undefined;
  to_city?: string | undefined;
  to_street?: string | undefined;
  tax_id?: string | undefined;
  tax_code?: TaxCodeIdInput | undefined;
  tax_behavior?: CalculateTaxRateTaxBehavior | undefined;
  product_type?: ProductTypeInput | undefined;
  date?: string | undefined;
  amount?: number | undefined;
  currency?: string | undefined;
}

export interface ListInvoicesOptions {
  q?: string | undefined;
  date?: string | undefined;
  state?: ListInvoicesState | undefined;
  processor_id?: string | undefined;
  contact?: number | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListCreditsOptions {
  q?: string | undefined;
  date?: string | undefined;
  state?: ListCreditsState | undefined;
  processor_id?: string | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListExpensesOptions {
  q?: string | undefined;
  date?: string | undefined;
  state?: ListExpensesState | undefined;
  contact?: number | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListRecurringOptions {
  q?: string | undefined;
  date?: string | undefined;
  state?: ListRecurringState | undefined;
  contact?: number | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListContactsOptions {
  q?: string | undefined;
  processor_id?: string | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListProductsOptions {
  q?: string | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListTaxIdsOptions {
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ValidateTaxIdOptions {
  country: string;
  tax_id: string;
}

export interface ListJurisdictionsOptions {
  country?: string | undefined;
  region?: string | undefined;
}

export interface ListEvidenceOptions {
  state?: ListEvidenceStateItem[] | undefined;
  document_id?: number | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListCouponsOptions {
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListSessionsOptions {
  status?: ListSessionsStatus | undefined;
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListReportRequestsOptions {
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListWebhooksOptions {
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListAccountsOptions {
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ListAddressesOptions {
  created_before?: number | undefined;
  limit?: number | undefined;
}

export interface ClientOptions {
  basicAuth?: readonly [user: string, password: string] | undefined;
  bearerAuth?: string | undefined;
  oauth2?: string | undefined;
  /** All calls go there; without it to https://demo.sandbox.abaco.example/api, or to the server of an operation. */
  baseUrl?: string | undefined;
  /** Seconds for each attempt, 30 without it. */
  timeout?: number | undefined;
}

/** The API: Abaco API. One method for each operation. */
export class Client extends BaseClient {
  constructor(options: ClientOptions = {}) {
    super({
      baseUrl: options.baseUrl,
      server: 'https://demo.sandbox.abaco.example/api',
      timeout: options.timeout ?? 30,
      keys: {
        basicAuth: basicKey(options.basicAuth),
        bearerAuth: tokenKey('Bearer', options.bearerAuth),
        oauth2: tokenKey('Bearer', options.oauth2),
      },
      errors: {
        400: BadRequestError,
        401: UnauthorizedError,
        403: ForbiddenError,
        404: NotFoundError,
        405: MethodNotAllowedError,
        406: NotAcceptableError,
        410: GoneError,
        422: UnprocessableContentError,
        429: TooManyRequestsError,
        500: InternalServerError,
        502: BadGatewayError,
        503: ServiceUnavailableError,
        504: GatewayTimeoutError,
      },
      accept: 'application/json; api_version=20241028',
      auth: [['basicAuth'], ['oauth2'], ['bearerAuth']],
      resetHeader: 'X-RateLimit-Reset',
    });
  }

  /** Calculate the tax on a sale — GET /tax_rates/calculate. */
  async calculateTaxRate(options: CalculateTaxRateOptions): Promise<TaxRateResult> {
    const response = await this.request('GET', '/tax_rates/calculate', {
      params: [
        param('query', 'to_country', options.to_country),
        param('query', 'from_country', options.from_country),
        param('query', 'from_postal_code', options.from_postal_code),
        param('query', 'to_postal_code', options.to_postal_code),
        param('query', 'to_city', options.to_city),
        param('query', 'to_street', options.to_street),
        param('query', 'tax_id', options.tax_id),
        param('query', 'tax_code', options.tax_code),
        param('query', 'tax_behavior', options.tax_behavior),
        param('query', 'product_type', options.product_type),
        param('query', 'date', options.date),
        param('query', 'amount', options.amount),
        param('query', 'currency', options.currency),
      ],
    });
    return response.body as TaxRateResult;
  }

  /** Record a sale or a refund — POST /transactions. */
  async createTransaction(body: Transaction): Promise<TransactionResult> {
    const response = await this.request('POST', '/transactions', { body: JSON.stringify(body) });
    return response.body as TransactionResult;
  }

  /** List invoices — GET /invoices. */
  async listInvoices(options: ListInvoicesOptions = {}): Promise<Invoice[]> {
    const response = await this.request('GET', '/invoices', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'processor_id', options.processor_id),
        param('query', 'contact', options.contact),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Invoice[];
  }

  /** List invoices: the items of all pages, each page fetched when it is needed. */
  listInvoicesAll(options: ListInvoicesOptions = {}): AsyncGenerator<Invoice, void> {
    return this.pages<Invoice>('X-Pages-NextPage', '/invoices', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'processor_id', options.processor_id),
        param('query', 'contact', options.contact),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create an invoice — POST /invoices. */
  async createInvoice(body: InvoiceCreate): Promise<Invoice> {
    const response = await this.request('POST', '/invoices', { body: JSON.stringify(body) });
    return response.body as Invoice;
  }

  /** Get an invoice — GET /invoices/{id}. */
  async getInvoice(id: number): Promise<Invoice> {
    const response = await this.request('GET', '/invoices/{id}', { params: [param('path', 'id', id)] });
    return response.body as Invoice;
  }

  /** Update an invoice — PUT /invoices/{id}. */
  async updateInvoice(id: number, body: UpdateInvoiceBody): Promise<Invoice> {
    const response = await this.request('PUT', '/invoices/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Invoice;
  }

  /** Delete an invoice (gone) — DELETE /invoices/{id}. */
  async deleteInvoice(id: number): Promise<void> {
    await this.request('DELETE', '/invoices/{id}', { params: [param('path', 'id', id)] });
  }

  /** Deliver an invoice — GET /invoices/{id}/deliver. */
  async deliverInvoice(id: number): Promise<void> {
    await this.request('GET', '/invoices/{id}/deliver', {
      params: [param('path', 'id', id)],
    });
  }

  /** List credit notes — GET /credits. */
  async listCredits(options: ListCreditsOptions = {}): Promise<Credit[]> {
    const response = await this.request('GET', '/credits', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'processor_id', options.processor_id),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Credit[];
  }

  /** List credit notes: the items of all pages, each page fetched when it is needed. */
  listCreditsAll(options: ListCreditsOptions = {}): AsyncGenerator<Credit, void> {
    return this.pages<Credit>('X-Pages-NextPage', '/credits', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'processor_id', options.processor_id),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create a credit note — POST /credits. */
  async createCredit(body: CreditCreate): Promise<Credit> {
    const response = await this.request('POST', '/credits', { body: JSON.stringify(body) });
    return response.body as Credit;
  }

  /** Get a credit note — GET /credits/{id}. */
  async getCredit(id: number): Promise<Credit> {
    const response = await this.request('GET', '/credits/{id}', { params: [param('path', 'id', id)] });
    return response.body as Credit;
  }

  /** Update a credit note — PUT /credits/{id}. */
  async updateCredit(id: number, body: UpdateCreditBody): Promise<Credit> {
    const response = await this.request('PUT', '/credits/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Credit;
  }

  /** Delete a credit note (gone) — DELETE /credits/{id}. */
  async deleteCredit(id: number): Promise<void> {
    await this.request('DELETE', '/credits/{id}', { params: [param('path', 'id', id)] });
  }

  /** Void a credit note — PUT /credits/{id}/void. */
  async voidCredit(id: number): Promise<Credit> {
    const response = await this.request('PUT', '/credits/{id}/void', { params: [param('path', 'id', id)] });
    return response.body as Credit;
  }

  /** Deliver a credit note — GET /credits/{id}/deliver. */
  async deliverCredit(id: number): Promise<void> {
    await this.request('GET', '/credits/{id}/deliver', {
      params: [param('path', 'id', id)],
    });
  }

  /** List expenses — GET /expenses. */
  async listExpenses(options: ListExpensesOptions = {}): Promise<Expense[]> {
    const response = await this.request('GET', '/expenses', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'contact', options.contact),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Expense[];
  }

  /** List expenses: the items of all pages, each page fetched when it is needed. */
  listExpensesAll(options: ListExpensesOptions = {}): AsyncGenerator<Expense, void> {
    return this.pages<Expense>('X-Pages-NextPage', '/expenses', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'contact', options.contact),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Record an expense — POST /expenses. */
  async createExpense(body: ExpenseCreate): Promise<Expense> {
    const response = await this.request('POST', '/expenses', { body: JSON.stringify(body) });
    return response.body as Expense;
  }

  /** Get an expense — GET /expenses/{id}. */
  async getExpense(id: number): Promise<Expense> {
    const response = await this.request('GET', '/expenses/{id}', { params: [param('path', 'id', id)] });
    return response.body as Expense;
  }

  /** Update an expense — PUT /expenses/{id}. */
  async updateExpense(id: number, body: ExpenseUpdate): Promise<Expense> {
    const response = await this.request('PUT', '/expenses/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Expense;
  }

  /** Delete an expense — DELETE /expenses/{id}. */
  async deleteExpense(id: number): Promise<void> {
    await this.request('DELETE', '/expenses/{id}', { params: [param('path', 'id', id)] });
  }

  /** List recurring invoices — GET /recurring. */
  async listRecurring(options: ListRecurringOptions = {}): Promise<Recurring[]> {
    const response = await this.request('GET', '/recurring', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'contact', options.contact),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Recurring[];
  }

  /** List recurring invoices: the items of all pages, each page fetched when it is needed. */
  listRecurringAll(options: ListRecurringOptions = {}): AsyncGenerator<Recurring, void> {
    return this.pages<Recurring>('X-Pages-NextPage', '/recurring', {
      params: [
        param('query', 'q', options.q),
        param('query', 'date', options.date),
        param('query', 'state', options.state),
        param('query', 'contact', options.contact),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create a recurring invoice — POST /recurring. */
  async createRecurring(body: RecurringCreate): Promise<Recurring> {
    const response = await this.request('POST', '/recurring', { body: JSON.stringify(body) });
    return response.body as Recurring;
  }

  /** Get a recurring invoice — GET /recurring/{id}. */
  async getRecurring(id: number): Promise<Recurring> {
    const response = await this.request('GET', '/recurring/{id}', { params: [param('path', 'id', id)] });
    return response.body as Recurring;
  }

  /** Update a recurring invoice — PUT /recurring/{id}. */
  async updateRecurring(id: number, body: RecurringUpdate): Promise<Recurring> {
    const response = await this.request('PUT', '/recurring/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Recurring;
  }

  /** Delete a recurring invoice — DELETE /recurring/{id}. */
  async deleteRecurring(id: number): Promise<void> {
    await this.request('DELETE', '/recurring/{id}', { params: [param('path', 'id', id)] });
  }

  /** List contacts — GET /contacts. */
  async listContacts(options: ListContactsOptions = {}): Promise<Contact[]> {
    const response = await this.request('GET', '/contacts', {
      params: [
        param('query', 'q', options.q),
        param('query', 'processor_id', options.processor_id),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Contact[];
  }

  /** List contacts: the items of all pages, each page fetched when it is needed. */
  listContactsAll(options: ListContactsOptions = {}): AsyncGenerator<Contact, void> {
    return this.pages<Contact>('X-Pages-NextPage', '/contacts', {
      params: [
        param('query', 'q', options.q),
        param('query', 'processor_id', options.processor_id),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create a contact — POST /contacts. */
  async createContact(body: ContactData): Promise<Contact> {
    const response = await this.request('POST', '/contacts', { body: JSON.stringify(body) });
    return response.body as Contact;
  }

  /** Get a contact — GET /contacts/{id}. */
  async getContact(id: number): Promise<Contact> {
    const response = await this.request('GET', '/contacts/{id}', { params: [param('path', 'id', id)] });
    return response.body as Contact;
  }

  /** Update a contact — PUT /contacts/{id}. */
  async updateContact(id: number, body: ContactUpdate): Promise<Contact> {
    const response = await this.request('PUT', '/contacts/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Contact;
  }

  /** Delete a contact — DELETE /contacts/{id}. */
  async deleteContact(id: number): Promise<void> {
    await this.request('DELETE', '/contacts/{id}', { params: [param('path', 'id', id)] });
  }

  /** List products — GET /items. */
  async listProducts(options: ListProductsOptions = {}): Promise<Product[]> {
    const response = await this.request('GET', '/items', {
      params: [
        param('query', 'q', options.q),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Product[];
  }

  /** List products: the items of all pages, each page fetched when it is needed. */
  listProductsAll(options: ListProductsOptions = {}): AsyncGenerator<Product, void> {
    return this.pages<Product>('X-Pages-NextPage', '/items', {
      params: [
        param('query', 'q', options.q),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create a product — POST /items. */
  async createProduct(body: ProductCreate): Promise<Product> {
    const response = await this.request('POST', '/items', { body: JSON.stringify(body) });
    return response.body as Product;
  }

  /** Get a product — GET /items/{id}. */
  async getProduct(id: number): Promise<Product> {
    const response = await this.request('GET', '/items/{id}', { params: [param('path', 'id', id)] });
    return response.body as Product;
  }

  /** Update a product — PUT /items/{id}. */
  async updateProduct(id: number, body: ProductUpdate): Promise<Product> {
    const response = await this.request('PUT', '/items/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Product;
  }

  /** Delete a product — DELETE /items/{id}. */
  async deleteProduct(id: number): Promise<void> {
    await this.request('DELETE', '/items/{id}', { params: [param('path', 'id', id)] });
  }

  /** List tax IDs — GET /tax_ids. */
  async listTaxIds(options: ListTaxIdsOptions = {}): Promise<TaxId[]> {
    const response = await this.request('GET', '/tax_ids', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as TaxId[];
  }

  /** List tax IDs: the items of all pages, each page fetched when it is needed. */
  listTaxIdsAll(options: ListTaxIdsOptions = {}): AsyncGenerator<TaxId, void> {
    return this.pages<TaxId>('X-Pages-NextPage', '/tax_ids', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Register a tax ID — POST /tax_ids. */
  async createTaxId(body: TaxIdCreate): Promise<TaxId> {
    const response = await this.request('POST', '/tax_ids', { body: JSON.stringify(body) });
    return response.body as TaxId;
  }

  /** Get a tax ID — GET /tax_ids/{id}. */
  async getTaxId(id: number): Promise<TaxId> {
    const response = await this.request('GET', '/tax_ids/{id}', { params: [param('path', 'id', id)] });
    return response.body as TaxId;
  }

  /** Update a tax ID — PUT /tax_ids/{id}. */
  async updateTaxId(id: number, body: TaxIdUpdate): Promise<TaxId> {
    const response = await this.request('PUT', '/tax_ids/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as TaxId;
  }

  /** Delete a tax ID — DELETE /tax_ids/{id}. */
  async deleteTaxId(id: number): Promise<void> {
    await this.request('DELETE', '/tax_ids/{id}', { params: [param('path', 'id', id)] });
  }

  /** Validate a customer's tax ID — GET /tax_ids/validate. */
  async validateTaxId(options: ValidateTaxIdOptions): Promise<TaxIdValidation> {
    const response = await this.request('GET', '/tax_ids/validate', {
      params: [param('query', 'country', options.country), param('query', 'tax_id', options.tax_id)],
    });
    return response.body as TaxIdValidation;
  }

  /** List jurisdictions — GET /jurisdictions. */
  async listJurisdictions(options: ListJurisdictionsOptions = {}): Promise<Jurisdiction[]> {
    const response = await this.request('GET', '/jurisdictions', {
      params: [param('query', 'country', options.country), param('query', 'region', options.region)],
    });
    return response.body as Jurisdiction[];
  }

  /** Get a jurisdiction — GET /jurisdictions/{id}. */
  async getJurisdiction(id: number): Promise<Jurisdiction> {
    const response = await this.request('GET', '/jurisdictions/{id}', { params: [param('path', 'id', id)] });
    return response.body as Jurisdiction;
  }

  /** List tax codes — GET /tax_codes. */
  async listTaxCodes(): Promise<TaxCode[]> {
    const response = await this.request('GET', '/tax_codes');
    return response.body as TaxCode[];
  }

  /** Get a tax code — GET /tax_codes/{id}. */
  async getTaxCode(id: TaxCodeIdInput): Promise<TaxCode> {
    const response = await this.request('GET', '/tax_codes/{id}', { params: [param('path', 'id', id)] });
    return response.body as TaxCode;
  }

  /** List evidence — GET /evidence. */
  async listEvidence(options: ListEvidenceOptions = {}): Promise<Evidence[]> {
    const response = await this.request('GET', '/evidence', {
      params: [
        param('query', 'state', options.state, { style: 'form' }),
        param('query', 'document_id', options.document_id),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Evidence[];
  }

  /** List evidence: the items of all pages, each page fetched when it is needed. */
  listEvidenceAll(options: ListEvidenceOptions = {}): AsyncGenerator<Evidence, void> {
    return this.pages<Evidence>('X-Pages-NextPage', '/evidence', {
      params: [
        param('query', 'state', options.state, { style: 'form' }),
        param('query', 'document_id', options.document_id),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Add evidence to a document — POST /evidence. */
  async createEvidence(body: EvidenceCreate): Promise<Evidence> {
    const response = await this.request('POST', '/evidence', { body: JSON.stringify(body) });
    return response.body as Evidence;
  }

  /** Get evidence — GET /evidence/{id}. */
  async getEvidence(id: number): Promise<Evidence> {
    const response = await this.request('GET', '/evidence/{id}', { params: [param('path', 'id', id)] });
    return response.body as Evidence;
  }

  /** Update evidence — PUT /evidence/{id}. */
  async updateEvidence(id: number, body: EvidenceUpdate): Promise<Evidence> {
    const response = await this.request('PUT', '/evidence/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Evidence;
  }

  /** List coupons — GET /checkout/coupons. */
  async listCoupons(options: ListCouponsOptions = {}): Promise<Coupon[]> {
    const response = await this.request('GET', '/checkout/coupons', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Coupon[];
  }

  /** List coupons: the items of all pages, each page fetched when it is needed. */
  listCouponsAll(options: ListCouponsOptions = {}): AsyncGenerator<Coupon, void> {
    return this.pages<Coupon>('X-Pages-NextPage', '/checkout/coupons', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create a coupon — POST /checkout/coupons. */
  async createCoupon(body: CouponCreate): Promise<Coupon> {
    const response = await this.request('POST', '/checkout/coupons', { body: JSON.stringify(body) });
    return response.body as Coupon;
  }

  /** Get a coupon — GET /checkout/coupons/{id}. */
  async getCoupon(id: number): Promise<Coupon> {
    const response = await this.request('GET', '/checkout/coupons/{id}', {
      params: [param('path', 'id', id)],
    });
    return response.body as Coupon;
  }

  /** Update a coupon — PUT /checkout/coupons/{id}. */
  async updateCoupon(id: number, body: CouponUpdate): Promise<Coupon> {
    const response = await this.request('PUT', '/checkout/coupons/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Coupon;
  }

  /** Delete a coupon — DELETE /checkout/coupons/{id}. */
  async deleteCoupon(id: number): Promise<void> {
    await this.request('DELETE', '/checkout/coupons/{id}', {
      params: [param('path', 'id', id)],
    });
  }

  /** List checkout sessions — GET /checkout/sessions. */
  async listSessions(options: ListSessionsOptions = {}): Promise<CheckoutSession[]> {
    const response = await this.request('GET', '/checkout/sessions', {
      params: [
        param('query', 'status', options.status),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as CheckoutSession[];
  }

  /** List checkout sessions: the items of all pages, each page fetched when it is needed. */
  listSessionsAll(options: ListSessionsOptions = {}): AsyncGenerator<CheckoutSession, void> {
    return this.pages<CheckoutSession>('X-Pages-NextPage', '/checkout/sessions', {
      params: [
        param('query', 'status', options.status),
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create a checkout session — POST /checkout/sessions. */
  async createSession(body: CheckoutSessionCreate): Promise<CheckoutSession> {
    const response = await this.request('POST', '/checkout/sessions', { body: JSON.stringify(body) });
    return response.body as CheckoutSession;
  }

  /** Get a checkout session — GET /checkout/sessions/{id}. */
  async getSession(id: number): Promise<CheckoutSession> {
    const response = await this.request('GET', '/checkout/sessions/{id}', {
      params: [param('path', 'id', id)],
    });
    return response.body as CheckoutSession;
  }

  /** Update a checkout session — PUT /checkout/sessions/{id}. */
  async updateSession(id: number, body: CheckoutSessionUpdate): Promise<CheckoutSession> {
    const response = await this.request('PUT', '/checkout/sessions/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as CheckoutSession;
  }

  /** Delete a checkout session — DELETE /checkout/sessions/{id}. */
  async deleteSession(id: number): Promise<void> {
    await this.request('DELETE', '/checkout/sessions/{id}', {
      params: [param('path', 'id', id)],
    });
  }

  /** List report requests — GET /reporting/requests. */
  async listReportRequests(options: ListReportRequestsOptions = {}): Promise<ReportRequest[]> {
    const response = await this.request('GET', '/reporting/requests', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as ReportRequest[];
  }

  /** List report requests: the items of all pages, each page fetched when it is needed. */
  listReportRequestsAll(options: ListReportRequestsOptions = {}): AsyncGenerator<ReportRequest, void> {
    return this.pages<ReportRequest>('X-Pages-NextPage', '/reporting/requests', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Request a report — POST /reporting/requests. */
  async createReportRequest(body: ReportRequestCreate): Promise<ReportRequest> {
    const response = await this.request('POST', '/reporting/requests', { body: JSON.stringify(body) });
    return response.body as ReportRequest;
  }

  /** Get a report request — GET /reporting/requests/{id}. */
  async getReportRequest(id: number): Promise<ReportRequest> {
    const response = await this.request('GET', '/reporting/requests/{id}', {
      params: [param('path', 'id', id)],
    });
    return response.body as ReportRequest;
  }

  /** List webhooks — GET /webhooks. */
  async listWebhooks(options: ListWebhooksOptions = {}): Promise<Webhook[]> {
    const response = await this.request('GET', '/webhooks', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
    return response.body as Webhook[];
  }

  /** List webhooks: the items of all pages, each page fetched when it is needed. */
  listWebhooksAll(options: ListWebhooksOptions = {}): AsyncGenerator<Webhook, void> {
    return this.pages<Webhook>('X-Pages-NextPage', '/webhooks', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
    });
  }

  /** Create a webhook — POST /webhooks. */
  async createWebhook(body: WebhookCreate): Promise<Webhook> {
    const response = await this.request('POST', '/webhooks', { body: JSON.stringify(body) });
    return response.body as Webhook;
  }

  /** Get a webhook — GET /webhooks/{id}. */
  async getWebhook(id: number): Promise<Webhook> {
    const response = await this.request('GET', '/webhooks/{id}', { params: [param('path', 'id', id)] });
    return response.body as Webhook;
  }

  /** Update a webhook — PUT /webhooks/{id}. */
  async updateWebhook(id: number, body: WebhookUpdate): Promise<Webhook> {
    const response = await this.request('PUT', '/webhooks/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
    });
    return response.body as Webhook;
  }

  /** Delete a webhook — DELETE /webhooks/{id}. */
  async deleteWebhook(id: number): Promise<void> {
    await this.request('DELETE', '/webhooks/{id}', { params: [param('path', 'id', id)] });
  }

  /** List accounts — GET /accounts. */
  async listAccounts(options: ListAccountsOptions = {}): Promise<CustomAccount[]> {
    const response = await this.request('GET', '/accounts', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
      auth: [['basicAuth'], ['bearerAuth'], ['oauth2']],
    });
    return response.body as CustomAccount[];
  }

  /** List accounts: the items of all pages, each page fetched when it is needed. */
  listAccountsAll(options: ListAccountsOptions = {}): AsyncGenerator<CustomAccount, void> {
    return this.pages<CustomAccount>('X-Pages-NextPage', '/accounts', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
      auth: [['basicAuth'], ['bearerAuth'], ['oauth2']],
    });
  }

  /** Create a custom account — POST /accounts. */
  async createAccount(body: CustomAccountCreate): Promise<CustomAccount> {
    const response = await this.request('POST', '/accounts', {
      body: JSON.stringify(body),
      auth: [['basicAuth'], ['bearerAuth'], ['oauth2']],
    });
    return response.body as CustomAccount;
  }

  /** Get an account — GET /accounts/{id}. */
  async getAccount(id: number): Promise<CustomAccount> {
    const response = await this.request('GET', '/accounts/{id}', {
      params: [param('path', 'id', id)],
      auth: [['bearerAuth'], ['basicAuth'], ['oauth2']],
      server: 'https://lumen.sandbox.abaco.example/api',
    });
    return response.body as CustomAccount;
  }

  /** Update an account — PUT /accounts/{id}. */
  async updateAccount(id: number, body: CustomAccountUpdate): Promise<CustomAccount> {
    const response = await this.request('PUT', '/accounts/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
      auth: [['bearerAuth'], ['basicAuth'], ['oauth2']],
      server: 'https://lumen.sandbox.abaco.example/api',
    });
    return response.body as CustomAccount;
  }

  /** List addresses — GET /addresses. */
  async listAddresses(options: ListAddressesOptions = {}): Promise<Address[]> {
    const response = await this.request('GET', '/addresses', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
      auth: [['bearerAuth'], ['basicAuth'], ['oauth2']],
      server: 'https://lumen.sandbox.abaco.example/api',
    });
    return response.body as Address[];
  }

  /** List addresses: the items of all pages, each page fetched when it is needed. */
  listAddressesAll(options: ListAddressesOptions = {}): AsyncGenerator<Address, void> {
    return this.pages<Address>('X-Pages-NextPage', '/addresses', {
      params: [
        param('query', 'created_before', options.created_before),
        param('query', 'limit', options.limit),
      ],
      auth: [['bearerAuth'], ['basicAuth'], ['oauth2']],
      server: 'https://lumen.sandbox.abaco.example/api',
    });
  }

  /** Add an address — POST /addresses. */
  async createAddress(body: AddressCreate): Promise<Address> {
    const response = await this.request('POST', '/addresses', {
      body: JSON.stringify(body),
      auth: [['bearerAuth'], ['basicAuth'], ['oauth2']],
      server: 'https://lumen.sandbox.abaco.example/api',
    });
    return response.body as Address;
  }

  /** Get an address — GET /addresses/{id}. */
  async getAddress(id: number): Promise<Address> {
    const response = await this.request('GET', '/addresses/{id}', {
      params: [param('path', 'id', id)],
      auth: [['bearerAuth'], ['basicAuth'], ['oauth2']],
      server: 'https://lumen.sandbox.abaco.example/api',
    });
    return response.body as Address;
  }

  /** Update an address — PUT /addresses/{id}. */
  async updateAddress(id: number, body: AddressUpdate): Promise<Address> {
    const response = await this.request('PUT', '/addresses/{id}', {
      params: [param('path', 'id', id)],
      body: JSON.stringify(body),
      auth: [['bearerAuth'], ['basicAuth'], ['oauth2']],
      server: 'https://lumen.sandbox.abaco.example/api',
    });
    return response.body as Address;
  }

  /** Get the identity of a key — GET /authorization. */
  async getAuthorization(): Promise<Authorization> {
    const response = await this.request('GET', '/authorization');
    return response.body as Authorization;
  }

  /** Check the connection — GET /ping. */
  async getPing(): Promise<Ping> {
    const response = await this.request('GET', '/ping');
    return response.body as Ping;
  }
}
