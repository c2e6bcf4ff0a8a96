import type { CallField } from '#core/http/call';
import { sentMethod } from '#core/http/methods';
import type { WireParameter } from '#core/http/wire/write-parameters';
import { formatValue } from '#core/json/format-value';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiModel, Operation, Parameter, RequestExample } from '../../model/api/api-model';
import { kindOf } from '../../model/api/schema/kind-of';
import { createModelMerge, type MergeSchema } from '../../model/api/schema/merge-schema';
import type { Credentials } from '../snippets/credentials';
import { buildHttpRequest, type HttpRequest } from '../snippets/http-request';
import { chooseServer } from '../snippets/snippet-server';
import type {
  SimulatorOperation,
  SimulatorParameter,
  SimulatorRequest,
  SimulatorRequests,
} from '#core/contracts/requests';

/** Longer enums get an input field instead of a list to choose from. */
const MAX_VALUES = 40;

/**
 * Emits `simulator/requests.json`: the request of each snippet and the parameters of each operation, for the in-page simulator.
 */
export function emitRequests(model: ApiModel): GeneratedFile[] {
  const merge = createModelMerge(model);
  const requests: SimulatorRequests = {
    server: chooseServer(model.servers).url,
    operations: Object.fromEntries(
      model.operations.map((operation) => [operation.id, buildOperation(operation, model, merge)]),
    ),
  };
  return [{ path: 'simulator/requests.json', content: `${JSON.stringify(requests, null, 1)}\n` }];
}

function buildOperation(operation: Operation, model: ApiModel, merge: MergeSchema): SimulatorOperation {
  const { mediaType, fields, parts } = operation.requestBody?.content[0] ?? {};
  const { url } = chooseServer(operation.servers.length > 0 ? operation.servers : model.servers);
  return {
    method: sentMethod(operation.method),
    path: operation.path,
    ...(url !== chooseServer(model.servers).url && { server: url }),
    summary: operation.summary,
    parameters: operation.parameters.map((parameter) => buildParameter(parameter, merge)),
    ...(mediaType !== undefined && { mediaType }),
    ...(fields && fields.length > 0 && { fields }),
    ...(parts && { parts }),
    requests: operation.requests.map((example) => buildSimulatorRequest(operation, example, model)),
  };
}

function buildParameter(parameter: Parameter, merge: MergeSchema): SimulatorParameter {
  const { in: place, name, required, schema } = parameter;
  const values = merge(schema).schema.enum?.map(({ value }) => formatValue(value)) ?? [];
  return {
    in: place,
    name,
    ...(required && { required }),
    ...(values.length > 0 && values.length <= MAX_VALUES && { values }),
    ...(!isText(parameter, merge) && formOf(parameter, merge)),
  };
}

/** Returns the parameters of an operation whose values are more than a string that is encoded as a whole. */
export function structuredFields({ parameters }: Operation, { schemas }: ApiModel): CallField[] {
  const merge = createModelMerge({ schemas });
  return parameters
    .filter((parameter) => !isText(parameter, merge))
    .map((parameter) => ({ in: parameter.in, name: parameter.name, ...formOf(parameter, merge) }));
}

/** How the value of a parameter is written. */
function formOf(
  { schema, serialization }: Pick<Parameter, 'schema' | 'serialization'>,
  merge: MergeSchema,
): Pick<CallField, 'serialization' | 'kind'> {
  const kind = kindOf(schema, merge);
  return { serialization, ...(kind && { kind }) };
}

/** Whether a value is a string that any style writes alike. */
export function isText(
  { schema, serialization }: Pick<Parameter, 'schema' | 'serialization'>,
  merge: MergeSchema,
): boolean {
  if (serialization.kind === 'content')
    return serialization.mediaType === 'text/plain' && !serialization.isWhole;
  const { style, allowReserved } = serialization;
  const isPlain = !allowReserved && !['label', 'matrix', 'cookie'].includes(style);
  return isPlain && kindOf(schema, merge) === undefined;
}

/** Returns a documented request as the page sends it: the values of its parameters, its headers, and its body. */
export function buildSimulatorRequest(
  operation: Operation,
  example: RequestExample,
  model: ApiModel,
): SimulatorRequest {
  const { name, summary } = example;
  const request = buildHttpRequest(operation, example, model);
  const credential = request.credentials.flatMap(credentialTexts)[0];
  const ownHeaders = request.headers.filter(({ name: header }) => /^(Accept|Content-Type)$/.test(header));
  return {
    name,
    ...(summary && { summary }),
    parameters: parametersOf(request),
    ...(credential !== undefined && { credential }),
    headers: Object.fromEntries(ownHeaders.map((header) => [header.name, header.value])),
    ...(request.body?.kind === 'json' && { body: request.body.value }),
  };
}

/** Queries come last, as in a request. */
function parametersOf({ parameters }: HttpRequest): SimulatorRequest['parameters'] {
  const places: SimulatorRequest['parameters'] = {};
  const isQuery = ({ in: place }: WireParameter) => Number(place === 'query');
  for (const { in: place, name, value } of parameters.toSorted((one, other) => isQuery(one) - isQuery(other)))
    places[place] = { ...places[place], [name]: formatValue(value) };
  return places;
}

function credentialTexts(credentials: Credentials): string[] {
  switch (credentials.kind) {
    case 'basic':
      return [credentials.user];
    case 'token':
      return [credentials.token];
    case 'apiKey':
      return [credentials.key];
    case 'computed':
      return [];
  }
}
