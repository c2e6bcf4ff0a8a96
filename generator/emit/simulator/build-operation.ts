import { sentMethod } from '#core/http/methods';
import type {
  BodyContract,
  HeaderContract,
  Method,
  OperationContract,
  ParameterContract,
  PlaceContract,
  SuccessContract,
} from '#core/contracts/simulator-contract';
import type { Header, MediaType, Operation, Parameter, Response, Schema } from '../../model/api/api-model';
import type { MergeSchema } from '../../model/api/schema/merge-schema';
import { isJson } from '#core/http/wire/body-format';
import type { MemberOrders } from '../../model/wording/member-orders';
import { isText } from './emit-requests';
import type { SchemaRegistry } from './schema-registry';
import type { PagingSettings } from './settings/settings';
import { valueShapeOf } from '../../model/api/schema/value-shape';

/** The context that the parts of a contract are built in. */
interface ContractContext {
  schemas: SchemaRegistry;
  orders: MemberOrders;
  merge: MergeSchema;
  paging: PagingSettings;
}

/** Builds one operation of the contract. @see https://spec.openapis.org/oas/v3.1.0#operation-object */
export function buildOperation(operation: Operation, context: ContractContext): OperationContract {
  const named = (place: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const query = named('query');
  const [headers, cookies] = [named('header'), named('cookie')];
  const body = buildBody(operation, context);
  const success = buildSuccess(operation, context);
  return {
    id: operation.id,
    method: sentMethod(operation.method) as Method,
    path: operation.path,
    pathParameters: named('path').map((parameter) => buildParameter(parameter, context)),
    query: buildPlace(`${operation.id}.query`, query, context),
    ...(headers.length > 0 && { headers: buildPlace(`${operation.id}.headers`, headers, context) }),
    ...(cookies.length > 0 && { cookies: buildPlace(`${operation.id}.cookies`, cookies, context) }),
    security: buildSecurity(operation),
    ...(body && { body }),
    ...(success && { success }),
    errors: Object.fromEntries(
      errorsOf(operation).map((response) => [response.status, errorName(operation, response)]),
    ),
    isPaged: query.some(({ name }) => name === context.paging.before),
  };
}

/** Returns the error responses of an operation that have one exact status. */
export function errorsOf({ responses }: Operation): Response[] {
  return responses.filter(({ status }) => /^[45]\d\d$/.test(status));
}

/** Returns the name of an error in the contract: that of its component, or else one that no other operation has. */
export function errorName({ id }: Operation, { component, status }: Response): string {
  return component ?? `${id}.${status}`;
}

/** Returns the JSON content, the only one that the simulator supports. */
export function jsonContent(content: MediaType[]): MediaType | undefined {
  return content.find(({ mediaType }) => isJson(mediaType));
}

function buildPlace(id: string, parameters: Parameter[], context: ContractContext): PlaceContract {
  return {
    parameters: parameters.map((parameter) => buildParameter(parameter, context)),
    validator: context.schemas.addRequest(id, {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, rawSchema = {} }) => [name, rawSchema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    }),
  };
}

function buildParameter(parameter: Parameter, { merge }: ContractContext): ParameterContract {
  const { name, schema, serialization } = parameter;
  const { schema: merged } = merge(schema);
  return {
    name,
    type: scalarType(merged),
    ...(!isText(parameter, merge) && { serialization, shape: valueShapeOf(schema, merge) }),
    ...(merged.default && { default: merged.default.value }),
  };
}

function scalarType({ types }: Schema): ParameterContract['type'] {
  const known = ['integer', 'number', 'boolean', 'array'] as const;
  return known.find((type) => types.length === 1 && types[0] === type) ?? 'string';
}

/** Returns alternatives that need one scheme each. */
function buildSecurity({ security }: Operation): OperationContract['security'] {
  return security.flatMap(({ schemes }) => schemes.map(({ id, scopes }) => ({ scheme: id, scopes })));
}

function buildBody(
  { id, requestBody }: Operation,
  { schemas, merge }: ContractContext,
): OperationContract['body'] {
  const [first] = requestBody?.content ?? [];
  if (!requestBody || !first) return undefined;
  const others = requestBody.content.filter(({ mediaType }) => !isJson(mediaType));
  const forms = others.map(({ mediaType, schema, fields }) => [
    mediaType,
    { shape: schema ? valueShapeOf(schema, merge) : { types: [] }, ...(fields && { fields }) },
  ]);
  return {
    mediaTypes: requestBody.content.map(({ mediaType }) => mediaType),
    validator: schemas.addRequest(`${id}.body`, first.rawSchema ?? {}),
    ...(forms.length > 0 && { forms: Object.fromEntries(forms) as BodyContract['forms'] }),
  };
}

function buildSuccess({ id, responses }: Operation, context: ContractContext): SuccessContract | undefined {
  const success = responses.find(({ status }) => /^2\d\d$/.test(status));
  if (!success) return undefined;
  const { schema, rawSchema } = jsonContent(success.content) ?? {};
  const order = schema && context.orders.add(schema, id);
  return {
    status: Number(success.status),
    ...(rawSchema !== undefined && { validator: context.schemas.addResponse(id, rawSchema) }),
    ...(order !== undefined && { order }),
    headers: success.headers.map((header) => buildHeader(header, context)),
  };
}

function buildHeader({ name, schema, rawSchema = {} }: Header, context: ContractContext): HeaderContract {
  return {
    name,
    validator: context.schemas.addResponse(name, rawSchema),
    type: scalarType(context.merge(schema).schema),
  };
}
