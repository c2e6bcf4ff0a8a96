import { isJson } from '#core/http/wire/body-format';
import { writeContent } from '#core/http/wire/write-content';
import { statusName } from '#core/http/status-names';
import type { Json } from '#core/json/json';
import type { ApiModel, Operation, RequestExample, Response } from '../../model/api/api-model';
import { successOf } from '../arazzo/call-step';
import { buildHttpRequest, type HttpRequest } from '../snippets/http-request';
import { isHtmlForm, writeOutParts } from '../snippets/write-out-parts';
import type { Access } from './access';
import { buildBody } from './build-body';
import { buildUrl } from './build-url';
import type { Auth, Item, KeyValue, PostmanRequest, PostmanResponse } from './collection';
import { stableId } from './stable-id';

/** Facts that the requests of a collection share. */
export interface Shared {
  model: ApiModel;
  /** URLs of the servers, in the order of the variables that hold them. */
  servers: readonly string[];
  /** By operation. */
  accesses: ReadonlyMap<string, Access>;
  auth: Auth;
}

/** Builds one documented request, with its documented response and a test of the documented status. */
export function buildItem(operation: Operation, example: RequestExample, shared: Shared): Item {
  const { summary } = example;
  const sent = writeOutParts(buildHttpRequest(operation, example, shared.model), isHtmlForm);
  const request = buildRequest(sent, operation, shared);
  const success = successOf(operation);
  return {
    id: stableId(`${operation.id} ${example.name}`),
    name: summary === undefined ? operation.summary : `${operation.summary}: ${summary}`,
    ...(isPruned(request) && { protocolProfileBehavior: { disableBodyPruning: true } }),
    request,
    response: success === undefined ? [] : [buildResponse(operation, example, request, success)],
    event: success === undefined ? [] : [testOf(success.status)],
  };
}

/** The name of the variable that holds the server with this index. */
export function serverVariable(index: number): string {
  return index === 0 ? 'baseUrl' : `baseUrl${index + 1}`;
}

function testOf(status: string): Item['event'][number] {
  const exec = [`pm.test('returns ${status}', () => pm.response.to.have.status(${status}));`];
  return { listen: 'test', script: { type: 'text/javascript', exec } };
}

function isPruned({ method, body }: PostmanRequest): boolean {
  return body !== undefined && /^(?:GET|HEAD|COPY|UNLOCK)$/.test(method);
}

function buildRequest(
  sent: HttpRequest,
  { id, description }: Operation,
  { servers, accesses, auth }: Shared,
): PostmanRequest {
  const access = accesses.get(id)!;
  const { method, body } = sent;
  return {
    method,
    ...(description !== undefined && { description }),
    header: headersOf(sent, access),
    ...(JSON.stringify(access.auth) !== JSON.stringify(auth) && { auth: access.auth }),
    url: buildUrl(sent, `{{${serverVariable(servers.indexOf(sent.server.url))}}}`, access.query),
    ...(body && { body: buildBody(body) }),
  };
}

function headersOf({ headers, body }: HttpRequest, access: Access): KeyValue[] {
  const own = headers
    // Postman chooses the boundary of a form, and names it in this header.
    .filter(({ name }) => !(body?.kind === 'multipart' && name === 'Content-Type'))
    .map(({ name, value }) => ({ key: name, value }));
  const cookie = own.find(({ key }) => key === 'Cookie');
  const cookies = [
    ...(cookie ? [cookie.value] : []),
    ...access.cookies.map(({ key, value }) => `${key}=${value}`),
  ];
  return [
    ...own.filter((header) => header !== cookie),
    ...(cookies.length > 0 ? [{ key: 'Cookie', value: cookies.join('; ') }] : []),
    ...access.headers,
  ];
}

/** The documented response to a request: that of the same name, or the first. */
function buildResponse(
  { id }: Operation,
  { name }: RequestExample,
  originalRequest: PostmanRequest,
  { status, description, content: [content] }: Response,
): PostmanResponse {
  const examples = content?.examples ?? [];
  const value = (examples.find((example) => example.name === name) ?? examples[0])?.value;
  const body = content === undefined || value === undefined ? '' : bodyOf(value, content.mediaType);
  return {
    id: stableId(`${id} ${name} response`),
    name: description ?? statusName(status),
    originalRequest,
    status: statusName(status),
    code: Number(status),
    _postman_previewlanguage: body !== '' && isJson(content?.mediaType ?? '') ? 'json' : 'text',
    header: content === undefined ? [] : [{ key: 'Content-Type', value: content.mediaType }],
    body,
  };
}

function bodyOf(value: Json, mediaType: string): string {
  return isJson(mediaType) ? JSON.stringify(value, null, 2) : writeContent(value, mediaType);
}
