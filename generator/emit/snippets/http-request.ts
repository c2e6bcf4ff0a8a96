import { sentMethod } from '#core/http/methods';
import { namesInBraces } from '#core/http/names-in-braces';
import type { ApiModel, Operation, RequestExample } from '../../model/api/api-model';
import { acceptedMediaType, type ResponseKind } from './accepted-media-type';
import { credentialsOf, type Credentials } from './credentials';
import { buildRequestContent, type RequestContent } from './request-content';
import type { Pair } from '#core/http/request-parts';
import type { WirePair } from '#core/http/wire/expand-style';
import type { Serialization } from '#core/http/wire/serialization';
import {
  type WireParameter,
  writeCookies,
  writeHeader,
  writePath,
  writeQuery,
} from '#core/http/wire/write-parameters';
import { chooseServer, type SnippetServer } from './snippet-server';
import { splitRawPath } from './split-raw-path';
import { writtenServer } from './whole-addresses';

/**
 * One HTTP request, independent of any programming language: every snippet must send exactly this. API keys in a header,
 * query or cookie are in `credentials` only.
 */
export interface HttpRequest {
  operationId: string;
  /** As it is sent: `GET`, or a custom method in the letters of the description. */
  method: string;
  server: SnippetServer;
  pathTemplate: string;
  /** Path with percent-encoded values; it is appended to the URL of the server. */
  path: string;
  query: WirePair[];
  /** Set if the author wrote a query or a fragment into the path: the whole path, and the query pairs that are not parameters. */
  rawPath?: { path: string; query: WirePair[] };
  /** Accept, header and cookie parameters, and the Content-Type of a body (without the boundary of a multipart one). */
  headers: Pair[];
  credentials: Credentials[];
  /** Whether snippets read the credentials from the environment. */
  readsKeys?: boolean;
  body?: RequestContent;
  /** The values before they are serialized, for clients that apply the styles themselves. */
  parameters: WireParameter[];
  /** The kind of body that a successful response has; `never` if no successful response is documented. */
  response: ResponseKind;
}

/** How the request differs from the one that pages show first. */
interface RequestForm {
  /** URL template of the server, among those of the operation. */
  server?: string;
  /** Index among the security alternatives of the operation. */
  credentials?: number;
  readsKeys?: boolean;
}

/**
 * Builds the canonical request of one named example: every snippet of it must send exactly this method, path, query, body and
 * these headers.
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 */
export function buildHttpRequest(
  operation: Operation,
  example: RequestExample,
  model: ApiModel,
  { server, credentials, readsKeys }: RequestForm = {},
): HttpRequest {
  const servers = operation.servers.length > 0 ? operation.servers : model.servers;
  const parameters = wireParameters(operation, example);
  const at = (location: WireParameter['in']) => parameters.filter((parameter) => parameter.in === location);
  const body = buildRequestContent(operation, example);
  const { accept, response } = acceptedMediaType(operation, model);
  const cookies = writeCookies(at('cookie'));
  const written = writePath(operation.path, at('path'));
  const { path, query: queryInPath } = splitRawPath(written);
  const declared = writeQuery(at('query'));
  const own = queryInPath.filter(({ name }) => !declared.some((pair) => pair.name === name));
  return {
    operationId: operation.id,
    method: sentMethod(operation.method),
    server: writtenServer(operation, model, chooseServer(servers, server)),
    pathTemplate: operation.path,
    path,
    query: [...own, ...declared],
    ...(path !== written && { rawPath: { path: written, query: own } }),
    headers: [
      ...(accept ? [{ name: 'Accept', value: accept }] : []),
      ...at('header').flatMap(headerOf),
      ...(cookies ? [{ name: 'Cookie', value: cookies }] : []),
      ...(body ? [{ name: 'Content-Type', value: body.mediaType }] : []),
    ],
    credentials: credentialsOf(operation, model, credentials),
    ...(readsKeys && { readsKeys }),
    ...(body && { body }),
    parameters,
    response,
  };
}

function headerOf(parameter: WireParameter): Pair[] {
  const value = writeHeader(parameter);
  return value === undefined ? [] : [{ name: parameter.name, value }];
}

/** Returns the parameters that a request sends, with their values before they are serialized; every placeholder of its path has one. */
export function wireParameters(operation: Operation, example: RequestExample): WireParameter[] {
  const given = example.parameters
    .map((value) => ({ ...value, serialization: serializationOf(operation, value) }))
    .filter(({ value, serialization }) => value !== null || serialization.kind === 'content');
  const names = new Set(given.filter((parameter) => parameter.in === 'path').map(({ name }) => name));
  // Every placeholder gets a value, so that the path of a snippet is never a template.
  const missing = namesInBraces(operation.path).filter((name) => !names.has(name));
  return [
    ...given,
    ...missing.map((name): WireParameter => {
      const place = { in: 'path' as const, name };
      return { ...place, value: name, serialization: serializationOf(operation, place) };
    }),
  ];
}

/** How a value is written for which the description has no parameter: a placeholder of a path. */
const UNDECLARED: Serialization = { kind: 'style', style: 'simple', explode: false, allowReserved: false };

/** Returns how a parameter of an operation is serialized. */
export function serializationOf(
  { parameters }: Operation,
  { in: location, name }: Pick<WireParameter, 'in' | 'name'>,
): Serialization {
  return parameters.find((one) => one.in === location && one.name === name)?.serialization ?? UNDECLARED;
}
