import type { Json } from '#core/json/json';
import type { ApiModel, Operation, RequestExample } from '../../../model/api/api-model';
import type { NamedType } from '../../../model/type-plan/type-plan';
import { isStream } from '../../snippets/accepted-media-type';
import { credentialsById, type NamedCredentials } from '../../snippets/credentials';
import type { DocumentedCall } from '../../snippets/documented-call';
import type { HttpRequest } from '../../snippets/http-request';
import { placeCredentials } from '../../snippets/languages/place-credentials';
import { planSnippet } from '../../snippets/languages/plan-snippet';
import type { ReaderValue, Text } from '../../snippets/languages/snippet-plan';
import type { PlannedCall } from '../client-plan';
import { fitsType } from './fits-type';

/** A documented request as a call of the client. */
export interface ClientCall {
  planned: PlannedCall;
  /** Values that readers replace with theirs. */
  readerValues: ReaderValue[];
  /** The address of the server. */
  baseUrl: Text;
  keys: ClientKey[];
  /** In the order of the planned parameters; undefined: left out. */
  values: (Json | undefined)[];
  body?: Json;
}

/** The names that a call uses in a client file: of keys by their schemes, of methods by their operations, and of the file. */
export interface CallNames {
  keys: ReadonlyMap<string, string>;
  methods: ReadonlyMap<string, string>;
  /** Without its extension. */
  module: string;
}

/** The key of a security scheme: the names of the constants in it. */
export interface ClientKey {
  scheme: string;
  /** An API key that is a user name has no password. */
  basic?: { user: string; password?: string };
  token?: string;
}

/**
 * Plans the call for a documented request; undefined if a client cannot send exactly it, or if a type refuses one of its values.
 * @param types those of the plan, by name.
 */
export function planCall(
  { operation, example, request }: DocumentedCall,
  model: ApiModel,
  planned: PlannedCall,
  types: ReadonlyMap<string, NamedType>,
): ClientCall | undefined {
  const isSerialized = [...example.parameters, example.body].some((one) => one?.serialized !== undefined);
  if (isSerialized || isStream(request.response)) return undefined;
  const { body } = example;
  if (!hasBodyOf(planned, body?.mediaType)) return undefined;
  const { values, isComplete } = valuesOf(planned, example, types);
  if (!isComplete) return undefined;
  if (body && planned.body && !fitsType(body.value, planned.body.type, types)) return undefined;
  const { baseUrl, readerValues } = planSnippet(request);
  return {
    planned,
    readerValues,
    baseUrl,
    keys: keysOf(operation, model, request, readerValues),
    values,
    ...(body && { body: body.value }),
  };
}

/** Whether the method sends a body of this type: files and parts are the reader's own. */
function hasBodyOf({ body }: PlannedCall, mediaType: string | undefined): boolean {
  if (mediaType === undefined) return body?.required !== true;
  return body?.mediaType === mediaType && (body.format === 'json' || body.format === 'form');
}

function valuesOf(
  { parameters }: PlannedCall,
  example: RequestExample,
  types: ReadonlyMap<string, NamedType>,
): Pick<ClientCall, 'values'> & { isComplete: boolean } {
  const given = new Map(example.parameters.map(({ in: place, name, value }) => [`${place} ${name}`, value]));
  const values = parameters.map(({ in: place, name }) => given.get(`${place} ${name}`) ?? undefined);
  const isComplete = parameters.every(({ required, type }, index) => {
    const value = values[index];
    return value === undefined ? !required : fitsType(value, type, types);
  });
  return { values, isComplete: isComplete && given.size <= parameters.length };
}

/** Constants have the names that they have in the other snippets of the request. */
function keysOf(
  operation: Operation,
  model: ApiModel,
  request: HttpRequest,
  readerValues: readonly ReaderValue[],
): ClientKey[] {
  return schemesOf(operation, model, request).flatMap(({ id, credentials }): ClientKey[] => {
    const { basic, headers, query, cookies } = placeCredentials([credentials], readerValues);
    if (basic) return [{ scheme: id, basic }];
    const parts = [...[...headers, ...query].map(({ value }) => value), ...cookies].flat();
    return parts.flatMap((part) => (typeof part === 'string' ? [] : [{ scheme: id, token: part.constant }]));
  });
}

/**
 * Returns the security alternative whose credentials a request has. Of those that are sent alike, all operations have the same one, so
 * that calls differ in no line without need.
 */
function schemesOf(operation: Operation, model: ApiModel, { credentials }: HttpRequest): NamedCredentials[] {
  const sent = JSON.stringify(credentials);
  const order = model.securitySchemes.map(({ id }) => id);
  const [first = []] = operation.security
    .map((_, index) => credentialsById(operation, model, index))
    .filter((one) => JSON.stringify(one.map((named) => named.credentials)) === sent)
    .toSorted(([one], [other]) => order.indexOf(one?.id ?? '') - order.indexOf(other?.id ?? ''));
  return first;
}
