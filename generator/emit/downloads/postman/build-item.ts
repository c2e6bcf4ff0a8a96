import { sentMethod } from '#core/http/methods';
import { formatValue } from '#core/json/format-value';
import { statusName } from '#core/http/status-names';
import { successOf } from '../../arazzo/call-step';
import type { Operation, RequestExample } from '../../../model/api/api-model';
import { credentialFor } from '../../simulator/credentials';
import { acceptOf } from '../../arazzo/shared-parameters';
import type { DownloadsContext } from '../downloads-context';
import { buildAuth } from './auth';
import type { Item, KeyValue, PostmanRequest, PostmanResponse, PostmanUrl } from './collection';
import { stableId } from './stable-id';

/** Builds one documented request, with its documented response and a test of the documented status. */
export function buildItem(operation: Operation, example: RequestExample, context: DownloadsContext): Item {
  const request = buildRequest(operation, example, context);
  const status = successOf(operation);
  const { summary } = example;
  return {
    id: stableId(`${operation.id} ${example.name}`),
    name: summary === undefined ? operation.summary : `${operation.summary}: ${summary}`,
    request,
    response: buildResponses(operation, example, request, status),
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: testOf(status) } }],
  };
}

function testOf(status: number): string[] {
  return [`pm.test('returns ${status}', () => pm.response.to.have.status(${status}));`];
}

function buildRequest(
  operation: Operation,
  { parameters, body }: RequestExample,
  { model, settings }: DownloadsContext,
): PostmanRequest {
  const credential = credentialFor(operation, settings);
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(toKeyValue);
  return {
    method: sentMethod(operation.method),
    ...(operation.description !== undefined && { description: operation.description }),
    header: [
      { key: 'Accept', value: acceptOf(model) },
      ...(body ? [{ key: 'Content-Type', value: body.mediaType }] : []),
      ...headers,
    ],
    ...(credential !== settings.credentials[0] && { auth: buildAuth(credential) }),
    url: buildUrl(operation, parameters),
    ...(body && {
      body: {
        mode: 'raw',
        raw: JSON.stringify(body.value, null, 2),
        options: { raw: { language: 'json' } },
      },
    }),
  };
}

function buildUrl({ path }: Operation, parameters: RequestExample['parameters']): PostmanUrl {
  const variable = parameters.filter((parameter) => parameter.in === 'path').map(toKeyValue);
  const query = parameters.filter((parameter) => parameter.in === 'query').map(toKeyValue);
  const segments = path
    .replaceAll(/\{([^}]+)\}/g, ':$1')
    .split('/')
    .filter(Boolean);
  const search = query.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${search && `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: segments,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

function toKeyValue({ name, value }: RequestExample['parameters'][number]): KeyValue {
  return { key: name, value: formatValue(value) };
}

/** The documented response to the request: that of the same name, or the first. */
function buildResponses(
  { id, responses }: Operation,
  { name }: RequestExample,
  originalRequest: PostmanRequest,
  status: number,
): PostmanResponse[] {
  const response = responses.find((one) => one.status === String(status));
  if (response === undefined) return [];
  const [content] = response.content;
  const examples = content?.examples ?? [];
  const value = (examples.find((example) => example.name === name) ?? examples[0])?.value;
  return [
    {
      id: stableId(`${id} ${name} response`),
      name: response.description ?? statusName(response.status),
      originalRequest,
      status: statusName(response.status),
      code: status,
      _postman_previewlanguage: value === undefined ? 'text' : 'json',
      header: content === undefined ? [] : [{ key: 'Content-Type', value: content.mediaType }],
      body: value === undefined ? '' : JSON.stringify(value, null, 2),
    },
  ];
}
