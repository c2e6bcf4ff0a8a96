import { isObject, type Json } from '#core/json/json';
import { code, sharedLines, type Code, type CodeLike } from '../../code';
import { isStream } from '../../accepted-media-type';
import type { HttpRequest } from '../../http-request';
import { writeContent } from '#core/http/wire/write-content';
import { type WireParameter, writeHeader } from '#core/http/wire/write-parameters';
import { typedLiteral } from '../javascript-literal';
import { javascriptText } from '../javascript-text';
import { streamLines } from '../streams/javascript';
import { pathSerializerOption } from './path-serializer';
import { querySerializerOption } from './query-serializer';

const CLIENT_METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

/** Returns the lines that send the request, stop at an error and print the response. */
export function callCode(request: HttpRequest, contentOptions: CodeLike[]): CodeLike[] {
  const options = [
    paramsOption(request),
    pathSerializerOption(request),
    querySerializerOption(request),
    ...contentOptions,
    parseAsOption(request),
  ]
    .filter((option) => option !== undefined)
    .map((option) => code`  ${option},`);
  const start = code`const ${resultNames(request)} = await client.${request.method}(${javascriptText(request.pathTemplate)}`;
  const call = options.length > 0 ? [code`${start}, {`, ...options, '});'] : [code`${start});`];
  return [...call, sharedLines(afterCall(request))];
}

/** Whether openapi-fetch has a function for the method of a request. */
export function hasMethod({ method }: HttpRequest): boolean {
  return CLIENT_METHODS.includes(method);
}

function paramsOption({ parameters: all }: HttpRequest): Code | undefined {
  const params: { [location: string]: { [name: string]: Json } } = {};
  const parameters = all.filter((one) => one.in !== 'header' || writeHeader(one) !== undefined);
  for (const parameter of parameters) {
    const { in: location, name } = parameter;
    params[location] = { ...params[location], [name]: valueOf(parameter) };
  }
  if (parameters.length === 0) return undefined;
  return code`params: ${typedLiteral(params, { indent: 2, column: '  params: '.length }, [])}`;
}

// openapi-fetch serializes objects only in the path and the query. A document is a string in its types.
function valueOf(parameter: WireParameter): Json {
  const { value, serialization } = parameter;
  if (parameter.in === 'header' && !isPlainHeader(parameter)) return writeHeader(parameter) ?? '';
  if (serialization.kind === 'style' || serialization.isWhole) return value;
  return writeContent(value, serialization.mediaType);
}

function isPlainHeader({ value, serialization }: WireParameter): boolean {
  return serialization.kind === 'style' && serialization.style === 'simple' && !isObject(value);
}

function parseAsOption({ response }: HttpRequest): string | undefined {
  if (isStream(response)) return "parseAs: 'stream'";
  if (response === 'text') return "parseAs: 'text'";
  return response === 'binary' ? "parseAs: 'blob'" : undefined;
}

function hasData({ response }: HttpRequest): boolean {
  return response !== 'nothing' && response !== 'never';
}

function resultNames(request: HttpRequest): Code {
  const data: Code = [{ text: 'data', mark: { kind: 'response-body', isError: false } }, ', '];
  const error: CodeLike = { text: 'error', mark: { kind: 'response-body', isError: true } };
  return code`{ ${hasData(request) ? data : ''}${error}, response }`;
}

function afterCall(request: HttpRequest): string[] {
  if (request.response === 'never') return ['', 'console.log(response.status, error);'];
  const { response } = request;
  return [
    // The response of a server error may have no body, so the status counts too.
    `if (error || !response.ok${isStream(response) ? ' || !data' : ''}) {`,
    '  throw new Error(`${response.status} ${JSON.stringify(error)}`);',
    '}',
    '',
    ...(isStream(response)
      ? streamLines(response, 'data', ": NonNullable<Response['body']>")
      : [hasData(request) ? 'console.log(data);' : 'console.log(response.status);']),
  ];
}
