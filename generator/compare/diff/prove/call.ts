import { encodeData } from '#core/http/wire/percent-encoding';
import { delimiterOf } from '#core/http/wire/expand-style';
import { sentMethod } from '#core/http/methods';
import type { Json } from '#core/json/json';
import type { Operation, RequestExample } from '../../../model/api/api-model';
import { erasePath } from '../calls/call';
import { formOf } from '../calls/security-schemes';
import type { Side } from '../side';
import { contentFor, essenceOf } from './content';
import type { Mutations } from './mutations';
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

function withOtherParameters({ parameters }: Operation, call: Call, sources: readonly Source[]): Call[] {
  return parameters.flatMap((parameter) => {
    const others = call.parameters.filter((one) => one.name !== parameter.name || one.in !== parameter.in);
    const values = sources.flatMap(({ operation, variants }) =>
      operation.parameters
        .filter(({ in: place, name }) => place === parameter.in && name === parameter.name)
        .flatMap(({ rawSchema }) => variants(rawSchema)),
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

function addressOf({ path }: Operation, parameters: Call['parameters']): string {
  return path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    const value = parameters.find((one) => one.in === 'path' && one.name === name)?.value ?? 'a';
    return encodeData(textOf(value)) || 'a';
  });
}

/** A call in one line: `POST /coupons?limit=5 {"kind":"amount_off"}`. */
export function formatCall({ method, path, parameters, body }: Call, operation: Operation): string {
  const query = parameters
    .filter((one) => one.in === 'query')
    .flatMap((one) => queryOf(one, operation))
    .join('&');
  const headers = parameters
    .filter((one) => one.in === 'header' || one.in === 'cookie')
    .map(({ name, value }) => `${name}: ${textOf(value)}`);
  const sent =
    body && (essenceOf(body.mediaType).includes('json') ? JSON.stringify(body.value) : body.mediaType);
  const parts = [`${sentMethod(method)} ${path}${query === '' ? '' : `?${query}`}`, ...headers, sent];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** Items of a list are repeated or joined, as the operation says; the other styles are for objects. */
function queryOf({ name, value }: Call['parameters'][number], { parameters }: Operation): string[] {
  const items = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  const described = parameters.find((one) => one.in === 'query' && one.name === name);
  const { serialization } = described ?? {};
  const isJoined = serialization?.kind === 'style' && !serialization.explode;
  const encoded = items.map(encodeData);
  const sent = isJoined ? [encoded.join(delimiterOf(serialization.style))] : encoded;
  return sent.map((item) => `${name}=${item}`);
}

/** A value as text without control characters and halves of characters, which no address and no terminal takes. */
function textOf(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
