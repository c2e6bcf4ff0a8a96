import { essenceOf } from '#core/http/wire/body-format';
import { sentMethod } from '#core/http/methods';
import { isUndefined } from '#core/http/wire/expand-style';
import {
  joinQuery,
  type WireParameter,
  writeCookies,
  writeHeader,
  writePath,
  writeQuery,
} from '#core/http/wire/write-parameters';
import type { Json } from '#core/json/json';
import type { Operation, Parameter, RequestExample } from '../../../model/api/api-model';
import { erasePath, hasMoved, movedPart } from '../calls/call';
import { formOf } from '../calls/security-schemes';
import type { Side } from '../side';
import { contentFor } from './content';
import type { Mutations } from './mutations';
import type { Pair } from './pairs';
import type { Variants } from './variants';

/** A call as a client of the base makes it. */
export interface Call extends Pick<RequestExample, 'parameters' | 'body'> {
  operationId: string;
  method: string;
  /** The template of the base, without names: `/coupons/{}`. */
  route: string;
  /** With the values of its parameters. */
  path: string;
  /** The scopes of each token, by the form of its scheme on the wire. */
  credentials: ReadonlyMap<string, readonly string[]>;
}

/** The operation as one side describes it, and values of its schemas. */
export interface Source {
  operation: Operation;
  variants: Variants;
  mutations: Mutations;
}

/**
 * Calls of an operation: the documented ones, and those at the edges of what the sources allow. Some are not valid.
 * @param side the one that `operation` belongs to.
 */
export function callsOf({ model }: Side, operation: Operation, sources: readonly Source[]): Call[] {
  const forms = new Map(model.securitySchemes.map((scheme) => [scheme.id, formOf(scheme)]));
  const [first = new Map(), ...others] = operation.security.map(
    ({ schemes }) => new Map(schemes.map(({ id, scopes }) => [forms.get(id) ?? id, scopes])),
  );
  const toCall = ({ parameters, body }: Pick<RequestExample, 'parameters' | 'body'>): Call => ({
    operationId: operation.id,
    method: operation.method,
    route: erasePath(operation.path),
    path: addressOf(operation, parameters),
    credentials: first,
    parameters,
    body,
  });
  const documented = [...operation.requests, ...operation.otherRequests].map(toCall);
  const [plain] = documented;
  if (!plain) return [];
  return [
    ...documented,
    ...others.map((credentials) => ({ ...plain, credentials })),
    ...withOtherParameters(operation, plain, sources).map(toCall),
    ...withOtherBodies(operation, plain, sources).map(toCall),
  ];
}

/** A call of the base as the head reads it: a part of the address may have moved between the server and the path. */
export function readdress(call: Call, { before, after }: Pick<Pair, 'before' | 'after'>): Call {
  if (!after || !hasMoved({ before, after })) return call;
  const { ofPath = '', ofServer = '' } = movedPart({ before, after });
  return { ...call, route: erasePath(after.path), path: ofPath + call.path.slice(ofServer.length) };
}

function withOtherParameters({ parameters }: Operation, call: Call, sources: readonly Source[]): Call[] {
  return parameters.flatMap((parameter) => {
    const others = call.parameters.filter((one) => one.name !== parameter.name || one.in !== parameter.in);
    const values = sources.flatMap(({ operation, variants }) =>
      operation.parameters
        .filter(({ in: place, name }) => place === parameter.in && name === parameter.name)
        .flatMap(({ rawSchema }) => variants(rawSchema))
        .filter((value) => isSent(parameter, value)),
    );
    return [
      ...(parameter.in === 'path' ? [] : [{ ...call, parameters: others }]),
      ...values.flatMap((value) => {
        const isAddress = typeof value === 'string' || typeof value === 'number';
        if (parameter.in === 'path' && (!isAddress || value === '')) return [];
        return [{ ...call, parameters: [...others, { in: parameter.in, name: parameter.name, value }] }];
      }),
    ];
  });
}

function withOtherBodies({ requestBody }: Operation, call: Call, sources: readonly Source[]): Call[] {
  if (!requestBody) return [];
  const { body: _, ...empty } = call;
  return [
    empty,
    ...requestBody.content.flatMap(({ mediaType }) =>
      sources
        .flatMap(({ operation, variants, mutations }) => {
          const raw = contentFor(operation.requestBody?.content ?? [], mediaType)?.rawSchema;
          return [...variants(raw), ...(call.body ? mutations(call.body.value, raw) : [])];
        })
        .map((value) => ({ ...call, body: { mediaType: concrete(mediaType), value } })),
    ),
  ];
}

/** A media type in a range: `image/*` has `image/png`. */
function concrete(mediaType: string): string {
  return mediaType.replace('*/', 'application/').replace('/*', '/x-any');
}

/** Whether a value is sent at all: styles leave out null, and lists and objects with nothing in them. */
function isSent({ serialization }: Parameter, value: Json): boolean {
  return serialization.kind === 'content' || !isUndefined(value);
}

/** A placeholder without a value, or with one that leaves its segment empty, gets one. */
function addressOf({ path, parameters: described }: Operation, given: Call['parameters']): string {
  const values = described
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, serialization }): WireParameter => {
      const value = given.find((one) => one.in === 'path' && one.name === name)?.value ?? '';
      const parameter: WireParameter = { in: 'path', name, value, serialization };
      return writePath(`{${name}}`, [parameter]) === '' ? { ...parameter, value: 'a' } : parameter;
    });
  return writePath(path, values);
}

/** A call in one line, as it is sent: `POST /coupons?limit=5 {"kind":"amount_off"}`. */
export function formatCall({ method, path, parameters, body }: Call, operation: Operation): string {
  const at = (location: WireParameter['in']) => parameters.flatMap((one) => wireOf(one, location, operation));
  const query = joinQuery(writeQuery(at('query')));
  const headers = at('header').map((one) => `${one.name}: ${printable(writeHeader(one) ?? '')}`);
  const cookies = writeCookies(at('cookie'));
  const sent =
    body && (essenceOf(body.mediaType).includes('json') ? JSON.stringify(body.value) : body.mediaType);
  return [
    `${sentMethod(method)} ${path}${query === '' ? '' : `?${query}`}`,
    ...headers,
    ...(cookies === '' ? [] : [`Cookie: ${printable(cookies)}`]),
    ...(sent === undefined ? [] : [sent]),
  ].join(' ');
}

/** Returns a value for one location with how it is written; nothing if it is sent elsewhere. */
function wireOf(
  given: Call['parameters'][number],
  location: WireParameter['in'],
  { parameters }: Operation,
): WireParameter[] {
  const described = parameters.find((one) => one.in === location && one.name === given.name);
  return given.in === location && described ? [{ ...given, serialization: described.serialization }] : [];
}

/** Replaces control characters and halves of characters, which no terminal takes. Addresses have none: they are encoded. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
