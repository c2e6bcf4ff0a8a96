import type {
  BodyFacts,
  CredentialFacts,
  FormFacts,
  OperationFacts,
  ParameterFacts,
  ResponseFacts,
  WorldContract,
} from '#core/contracts/world-contract';
import type { OperationPlan, WorldPlan } from '#core/contracts/world-plan';
import type { SimulatorSchemas } from '#core/contracts/validators';
import { essenceOf, isForm, isJson, isMultipart } from '#core/http/wire/body-format';
import { sentMethod } from '#core/http/methods';
import { writeHeader } from '#core/http/wire/write-parameters';
import type { Json, JsonObject } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import type {
  ApiModel,
  MediaType,
  Operation,
  Parameter,
  Response,
  SecurityScheme,
} from '../../model/api/api-model';
import { isError } from '../../model/api/is-error';
import { buildSamples } from '../../model/api/sample/build-sample';
import { createModelMerge, type MergeSchema } from '../../model/api/schema/merge-schema';
import { valueShapeOf } from '../../model/api/schema/value-shape';
import { upgradeSchemas } from '../../read/normalize/openapi-30';
import { jsonOf, structuredOf, writtenExamples } from './read-operations';
import { type Shape, shapeOf } from './shape';
import { elementOf } from './infer-resources';

/** A world without its state: what the engine reads. */
export interface WorldFiles {
  contract: WorldContract;
  schemas: SimulatorSchemas;
}

/** Builds what a world has to keep of a description, and the schemas that it names. */
export function buildWorldContract(model: ApiModel, plan: WorldPlan): WorldFiles {
  const merge = createModelMerge(model);
  const plans = new Map(plan.operations.map((one) => [one.id, one]));
  const validators: SimulatorSchemas['validators'] = {};
  const context: Context = {
    merge,
    schemes: new Map(model.securitySchemes.map((scheme) => [scheme.id, scheme])),
    add(direction, name, schema) {
      validators[name] = { direction, schema: upgradeSchemas(schema) };
      return name;
    },
  };
  const operations = model.operations.map((operation) =>
    buildFacts(operation, plans.get(operation.id)!, context),
  );
  return {
    contract: { title: model.info.title, basePaths: basePathsOf(model), operations },
    schemas: {
      components: Object.fromEntries(
        model.schemas.map(({ name, rawSchema = {} }) => [name, upgradeSchemas(rawSchema)]),
      ),
      validators,
    },
  };
}

interface Context {
  merge: MergeSchema;
  schemes: ReadonlyMap<string, SecurityScheme>;
  /** Adds the schema of a validator, and returns its name. */
  add: (direction: 'request' | 'response', name: string, schema: Json) => string;
}

function basePathsOf({ servers }: ApiModel): string[] {
  const paths = servers.map(({ url, variables }) => {
    const filled = variables.reduce((text, one) => text.replaceAll(`{${one.name}}`, one.default), url);
    const absolute = URL.canParse(filled)
      ? filled
      : URL.canParse(filled, 'http://localhost')
        ? new URL(filled, 'http://localhost').href
        : '';
    return absolute === '' ? '' : new URL(absolute).pathname.replace(/\/+$/, '');
  });
  return [...new Set(paths.filter((path) => path !== ''))];
}

function buildFacts(operation: Operation, plan: OperationPlan, context: Context): OperationFacts {
  const body = buildBody(operation, plan, context);
  return {
    id: operation.id,
    method: sentMethod(operation.method),
    path: operation.path,
    parameters: operation.parameters.map((parameter) => buildParameter(operation.id, parameter, context)),
    security: buildSecurity(operation, context),
    ...(body && { body }),
    responses: operation.responses.map((response) => buildResponse(operation, response, plan, context)),
  };
}

function buildParameter(id: string, parameter: Parameter, context: Context): ParameterFacts {
  const { name, in: location, required, schema, rawSchema, serialization, allowEmptyValue } = parameter;
  return {
    name,
    in: location,
    isRequired: required,
    serialization,
    shape: valueShapeOf(schema, context.merge),
    ...(allowEmptyValue && { mayBeEmpty: true }),
    ...(rawSchema !== undefined && {
      validator: context.add('request', `${id} ${location} ${name}`, rawSchema),
    }),
  };
}

/** Each alternative with the places of its credentials; empty if one needs none. */
function buildSecurity({ security }: Operation, { schemes }: Context): CredentialFacts[][] {
  const alternatives = security.map(({ schemes: needed }) =>
    needed.flatMap(({ id }) => {
      const scheme = schemes.get(id);
      return scheme === undefined || scheme.type === 'mutualTLS' ? [] : [placeOf(scheme)];
    }),
  );
  return alternatives.some((alternative) => alternative.length === 0) ? [] : alternatives;
}

function placeOf(scheme: SecurityScheme): CredentialFacts {
  const isKey = scheme.type === 'apiKey';
  const location = (['query', 'cookie'] as const).find((one) => isKey && one === scheme.in) ?? 'header';
  return { in: location, name: isKey ? scheme.name : 'Authorization' };
}

function buildBody(
  { id, requestBody, responses }: Operation,
  plan: OperationPlan,
  context: Context,
): BodyFacts | undefined {
  if (requestBody === undefined || requestBody.content.length === 0) return undefined;
  const json = jsonOf(requestBody.content);
  const media = structuredOf(requestBody.content);
  const whole = shapeOf(media, context.merge);
  const record = whole?.kind === 'array' ? whole.items : whole?.at(parsePointer(plan.request?.at ?? ''));
  const own = record?.names ?? [];
  const shown = shownBy(responses, plan, context);
  const onlyShown = (shown?.marked('readOnly') ?? []).filter((name) => !own.includes(name));
  return {
    isRequired: requestBody.required,
    mediaTypes: requestBody.content.map(({ mediaType }) => mediaType),
    ...(json?.rawSchema !== undefined && {
      validator: context.add('request', `${id} body`, json.rawSchema),
    }),
    forms: Object.fromEntries(requestBody.content.flatMap((one) => buildForm(id, one, context))),
    defaults: record ? defaultsOf(record) : {},
    readOnly: [...(record?.marked('readOnly') ?? []), ...onlyShown],
    members: own,
  };
}

function buildForm(
  id: string,
  { mediaType, schema, rawSchema, fields }: MediaType,
  { merge, add }: Context,
): [string, FormFacts][] {
  if (!isForm(mediaType) && !isMultipart(mediaType)) return [];
  const form: FormFacts = {
    shape: schema === undefined ? { types: [] } : valueShapeOf(schema, merge),
    ...(fields && { fields }),
    ...(rawSchema !== undefined && { validator: add('request', `${id} body ${mediaType}`, rawSchema) }),
  };
  return [[essenceOf(mediaType), form]];
}

/** The record in the response to a request that works. */
function shownBy(responses: readonly Response[], plan: OperationPlan, { merge }: Context): Shape | undefined {
  const success = responses.find((response) => !isError(response, responses));
  const shape = shapeOf(jsonOf(success?.content ?? []), merge);
  return plan.answer && shape && recordOf(shape, plan);
}

function defaultsOf(record: Shape): JsonObject {
  const readOnly = record.marked('readOnly');
  return Object.fromEntries(
    record.names.flatMap((name) => {
      const value = record.member(name)?.schema?.default?.value;
      return value === undefined || value === null || readOnly.includes(name) ? [] : [[name, value]];
    }),
  );
}

function buildResponse(
  operation: Operation,
  response: Response,
  plan: OperationPlan,
  { merge, add }: Context,
): ResponseFacts {
  const { status, content, headers } = response;
  const media = jsonOf(content) ?? content[0];
  const hasJson = media !== undefined && (isJson(media.mediaType) || media.mediaType === '*/*');
  const failed = isError(response, operation.responses);
  const shape = hasJson && !failed ? shapeOf(media, merge) : undefined;
  const record = shape && recordOf(shape, plan);
  const isNamed = record?.kind === 'object' && record.names.length > 0;
  return {
    status,
    isError: failed,
    ...(media && { mediaType: media.mediaType === '*/*' ? 'application/json' : media.mediaType }),
    mediaTypes: content.map(({ mediaType }) => mediaType),
    ...(hasJson &&
      media.rawSchema !== undefined && {
        validator: add('response', `${operation.id} ${status}`, media.rawSchema),
      }),
    examples: writtenExamples(media),
    made: media === undefined ? [] : madeOf(media, hasJson, merge),
    ...(isNamed && { members: record.names.filter((name) => !record.marked('writeOnly').includes(name)) }),
    required: isNamed ? record.names.filter((name) => record.isRequired(name)) : [],
    isOpen: record?.isOpen ?? true,
    headers: headers.map(({ name, examples, schema, serialization }) => {
      const value = examples[0]?.value ?? schema.examples[0];
      const text =
        value === undefined ? undefined : writeHeader({ in: 'header', name, value, serialization });
      return { name, ...(text !== undefined && { value: text }) };
    }),
  };
}

/** Samples of the schema. For other media types than JSON, the model has written them already. */
function madeOf(media: Response['content'][number], hasJson: boolean, merge: MergeSchema): Json[] {
  if (!hasJson) return media.examples.filter(({ isSample }) => isSample).map(({ value }) => value);
  return media.schema === undefined ? [] : buildSamples(media.schema, 'response', merge);
}

/** The record in an answer, or the element of its list. */
function recordOf(shape: Shape, { answer }: OperationPlan): Shape | undefined {
  if (answer === undefined) return shape;
  if (answer.kind === 'record') return shape.at(parsePointer(answer.at));
  return answer.kind === 'map' ? shape.mapped : elementOf(shape, answer);
}
