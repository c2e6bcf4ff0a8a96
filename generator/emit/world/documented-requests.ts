import type { DocumentedRequest } from '#core/contracts/world-files';
import { buildCall } from '#core/http/call';
import { sentMethod } from '#core/http/methods';
import { writeBody } from '#core/http/wire/write-body';
import { writeContent } from '#core/http/wire/write-content';
import { writePath } from '#core/http/wire/write-parameters';
import type { Operation, RequestExample } from '../../model/api/api-model';

/** The requests that the page of an operation shows, as they are sent. */
export function documentedRequests(operation: Operation): DocumentedRequest[] {
  return operation.requests.map((request) => documentedRequest(operation, request));
}

function documentedRequest(operation: Operation, request: RequestExample): DocumentedRequest {
  const parameters = request.parameters.flatMap((given) => {
    const found = operation.parameters.find((one) => one.in === given.in && one.name === given.name);
    return found ? [{ ...given, serialization: found.serialization }] : [];
  });
  const inPath = parameters.filter((one) => one.in === 'path');
  const { path, headers } = buildCall(
    { method: sentMethod(operation.method), path: '/' },
    { parameters: parameters.filter((one) => one.in !== 'path'), headers: {} },
  );
  const { text, mediaType } = bodyOf(operation, request);
  return {
    name: request.name,
    path: Object.fromEntries(inPath.map((one) => [one.name, writePath(`{${one.name}}`, [one])])),
    query: path.slice('/?'.length),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...(mediaType !== undefined && { 'content-type': mediaType }),
    },
    body: text,
  };
}

function bodyOf({ requestBody }: Operation, { body }: RequestExample): { text: string; mediaType?: string } {
  if (body === undefined) return { text: '' };
  const { mediaType, value } = body;
  const media = requestBody?.content.find((one) => one.mediaType === mediaType) ?? { mediaType };
  const written = writeBody(value, media);
  return {
    text: written?.text ?? writeContent(value, mediaType),
    mediaType: written?.contentType ?? mediaType,
  };
}
