import type { Json, JsonObject } from '#core/json/json';
import { isObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import type { Random } from './random';

const TEXT: JsonObject = { type: 'string', maxLength: 20 };
const STATES = ['draft', 'sent', 'paid'];
const OK: JsonObject = { 204: { description: 'Done.' } };
const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const query = (name: string, schema: Json): JsonObject => ({ name, in: 'query', schema });

/** A description whose operations share schemas, each with other fields, demands and parameters. */
export function randomApi(random: Random): JsonObject {
  const fields = (all: JsonObject): JsonObject => {
    const properties = Object.fromEntries(entriesOf(all).filter(() => random.chance(0.8)));
    const required = Object.keys(properties).filter(() => random.chance(0.3));
    return { type: 'object', properties, ...(required.length > 0 && { required }) };
  };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const list = (name: string): JsonObject => json({ type: 'array', items: ref(name) });
  const operation = (operationId: string, more: JsonObject): JsonObject => ({
    operationId,
    responses: OK,
    ...more,
  });
  const parameters = [
    query('limit', { type: 'integer', minimum: 1, maximum: 50 }),
    query('state', { type: 'string', enum: STATES }),
    query('name', TEXT),
    { name: 'X-Mode', in: 'header', schema: { type: 'string', enum: ['a', 'b'] } },
  ].filter(() => random.chance(0.8));
  const own = { state: { type: 'string', enum: STATES }, items: { type: 'array', items: ref('Item') } };
  return structuredClone({
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    servers: [{ url: 'https://a.test/api' }],
    paths: {
      '/orders': {
        get: operation('listOrders', {
          parameters,
          responses: { 200: { description: 'All.', ...list('Order') } },
        }),
        post: operation('createOrder', {
          requestBody: json(ref('Order')),
          responses: { 201: { description: 'It.', ...json(ref('Order')) } },
        }),
      },
      '/orders/{id}': {
        parameters: [id],
        get: operation('getOrder', { responses: { 200: { description: 'It.', ...json(ref('Order')) } } }),
        put: operation('updateOrder', { requestBody: json(ref('Base')) }),
        delete: operation('deleteOrder', {}),
      },
      '/items': {
        get: operation('listItems', {
          parameters: parameters.slice(0, 2),
          responses: { 200: { description: 'All.', ...list('Item') } },
        }),
        post: operation('createItem', { requestBody: json(ref('Item')) }),
      },
    },
    components: {
      schemas: {
        Money: fields({
          amount: { type: 'integer', minimum: 0 },
          currency: { type: 'string', enum: ['EUR', 'USD', 'SEK'] },
        }),
        Base: fields({
          name: TEXT,
          kind: { type: 'string', enum: ['a', 'b', 'c'] },
          note: { type: ['string', 'null'] },
          code: TEXT,
        }),
        Item: fields({
          title: TEXT,
          price: ref('Money'),
          count: { type: 'integer', minimum: 1, maximum: 99 },
          size: fields({ width: { type: 'number' }, unit: TEXT }),
        }),
        Order: { allOf: [ref('Base'), fields(own)] },
      },
    },
  });
}

/** A change of a description, by a name; false if it does not apply here. */
type Plant = (head: JsonObject, random: Random) => boolean;

const objectsIn = (head: JsonObject): JsonObject[] => collect(head, ({ properties }) => isObject(properties));
const fieldsIn = (head: JsonObject): [holder: JsonObject, name: string, schema: JsonObject][] =>
  objectsIn(head).flatMap((holder) =>
    entriesOf(holder.properties).map(
      ([name, schema]) => [holder, name, objectOf(schema)] as [JsonObject, string, JsonObject],
    ),
  );
const valuesIn = (head: JsonObject): JsonObject[] =>
  collect(head, ({ type, properties }) => typeof type === 'string' && !isObject(properties));
const operationsIn = (head: JsonObject): JsonObject[] =>
  collect(head, ({ operationId }) => operationId !== undefined);
const listsIn = (head: JsonObject): JsonObject[] =>
  operationsIn(head).filter(({ parameters }) => Array.isArray(parameters));

function onField(plant: (holder: JsonObject, name: string, schema: JsonObject) => void): Plant {
  return (head, random) => {
    const found = random.pick(fieldsIn(head));
    if (found) plant(...found);
    return found !== undefined;
  };
}

function onOne(
  find: (head: JsonObject) => JsonObject[],
  plant: (found: JsonObject, random: Random) => boolean | void,
): Plant {
  return (head, random) => {
    const found = random.pick(find(head));
    return found !== undefined && plant(found, random) !== false;
  };
}

function onParameter(plant: (parameter: JsonObject, all: Json[]) => void): Plant {
  return onOne(listsIn, (operation, random) => {
    const all = listOf(operation.parameters);
    const parameter = random.pick(all.filter(isObject));
    if (!parameter) return false;
    plant(parameter, all);
  });
}

const demand = (holder: JsonObject, name: string): void => {
  holder.required = [...new Set([...listOf(holder.required), name])];
};
const leave = (holder: JsonObject, name: string): void => {
  delete objectOf(holder.properties)[name];
  holder.required = listOf(holder.required).filter((one) => one !== name);
};

/** Changes of every kind that a call can run into, and some that it cannot. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'field removed': onField(leave),
  'field required': onField(demand),
  'field renamed': onField((holder, name, schema) => {
    const isRequired = listOf(holder.required).includes(name);
    holder.properties = Object.fromEntries(
      entriesOf(holder.properties).map(([one, value]) => [one === name ? `${name}_new` : one, value]),
    );
    holder.required = listOf(holder.required).map((one) =>
      one === name && isRequired ? `${name}_new` : one,
    );
    schema.description ??= 'Described in the same words as before.';
  }),
  'field added': onOne(objectsIn, (holder) => void (objectOf(holder.properties).added = { type: 'string' })),
  'required field added': onOne(objectsIn, (holder) => {
    objectOf(holder.properties).added = { type: 'string' };
    demand(holder, 'added');
  }),
  'field read-only': onField((_, __, schema) => void (schema.readOnly = true)),
  'others refused': onOne(objectsIn, (holder) => void (holder.additionalProperties = false)),
  'field with another': onField((holder, name) => void (holder.dependentRequired = { [name]: ['other'] })),
  'value removed': onOne(valuesIn, (value) => {
    if (!Array.isArray(value.enum)) return false;
    value.enum = value.enum.slice(1);
  }),
  'value added': onOne(valuesIn, (value) => {
    if (!Array.isArray(value.enum)) return false;
    value.enum = [...value.enum, 'added'];
  }),
  'type replaced': onOne(valuesIn, (value) => {
    for (const name of Object.keys(value)) delete value[name];
    value.type = 'boolean';
  }),
  'values limited': onOne(valuesIn, (value) => {
    if (value.type === 'string') value.maxLength = 2;
    else value.maximum = 3;
  }),
  'pattern given': onOne(valuesIn, (value) => void (value.pattern = '^[x-z]*$')),
  'null withdrawn': onOne(
    (head) => collect(head, ({ type }) => Array.isArray(type)),
    (value) => void (value.type = 'string'),
  ),
  'parameter removed': onParameter((parameter, all) => void all.splice(all.indexOf(parameter), 1)),
  'parameter required': onParameter((parameter) => void (parameter.required = true)),
  'parameter renamed': onParameter(
    (parameter) => void (parameter.name = `${textOf(parameter.name) ?? ''}_new`),
  ),
  'parameter moved': onParameter(
    (parameter) => void (parameter.in = parameter.in === 'query' ? 'header' : 'query'),
  ),
  'parameter added': onParameter((_, all) => void all.push(query('added', TEXT))),
  'required parameter added': onParameter(
    (_, all) => void all.push({ ...query('added', TEXT), required: true }),
  ),
  'operation removed': onOne(
    (head) => Object.values(objectOf(head.paths)).filter(isObject),
    (item, random) => {
      const method = random.pick(Object.keys(item).filter((key) => key !== 'parameters'));
      if (method === undefined) return false;
      delete item[method];
    },
  ),
  'operations moved': (head, random) => {
    const path = random.pick(Object.keys(objectOf(head.paths))) ?? '';
    head.paths = Object.fromEntries(
      entriesOf(head.paths).map(([one, item]) => [one === path ? `/v2${one}` : one, item]),
    );
    return true;
  },
  'body required': onOne(
    (head) =>
      operationsIn(head)
        .map(({ requestBody }) => objectOf(requestBody))
        .filter(({ content }) => content !== undefined),
    (body) => void (body.required = true),
  ),
  'body of another kind': onOne(
    (head) =>
      operationsIn(head)
        .map(({ requestBody }) => objectOf(requestBody))
        .filter(({ content }) => content !== undefined),
    (body) => void (body.content = { 'application/xml': Object.values(objectOf(body.content))[0] ?? {} }),
  ),
  'body gone': onOne(
    operationsIn,
    (operation) => operation.requestBody !== undefined && delete operation.requestBody,
  ),
  'status replaced': onOne(operationsIn, (operation) => {
    operation.responses = { 202: Object.values(objectOf(operation.responses))[0] ?? {} };
  }),
  'words changed': onOne(operationsIn, (operation) => void (operation.description = 'Other words.')),
};

/** All objects of a description that fit, without the parts of names. */
function collect(value: Json, fits: (one: JsonObject) => boolean): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, fits));
  if (!isObject(value)) return [];
  const isSchemaList = (name: string): boolean => name === 'properties' || name === 'schemas';
  return [
    ...(fits(value) ? [value] : []),
    ...Object.entries(value).flatMap(([name, member]) =>
      isSchemaList(name) && isObject(member)
        ? Object.values(member).flatMap((one) => collect(one, fits))
        : collect(member, fits),
    ),
  ];
}
