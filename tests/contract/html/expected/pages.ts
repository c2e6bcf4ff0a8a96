import { STATUS_CODES } from 'node:http';
import type { Json, JsonObject } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import {
  listOperations,
  parametersOf,
  type RawOperation,
  resolve,
  responsesOf,
} from '../../description/description';
import type { Printed } from '../read-printed';
import { credentialsOf } from './credentials';
import { describeOwn, describeValue } from './describe';
import { effectWords } from './effect-words';
import { listFields } from './list-fields';
import { describeParameter } from './parameter';
import { wordOf } from './plain-text';

/** A page of the reference, and all that it has to print. */
interface ExpectedPage {
  /** Operation, event or object. */
  id: string;
  url: string;
  printed: Printed[];
}

/** The pages of all operations. */
export function operationPages(description: BundledDescription): ExpectedPage[] {
  return listOperations(description, 'paths').map((raw) => ({
    id: raw.id,
    url: `${tagUrl(raw.tag)}${kebab(raw.id)}/`,
    printed: operationParts(description, raw),
  }));
}

export function tagUrl(tag: string): string {
  return `/api/${kebab(tag)}/`;
}

/** The pages of all events. */
export function eventPages(description: BundledDescription): ExpectedPage[] {
  return listOperations(description, 'webhooks').map(({ path, operation }) => ({
    id: path,
    url: `/api/webhooks/${path.replaceAll('.', '-')}/`,
    printed: [
      { owner: 'event', texts: { ...describeOwn(operation), name: [path] } },
      ...parametersOf(description, operation).flatMap((one) =>
        describeParameter(description, one, wordOf(one.in)),
      ),
      ...bodyParts(description, resolve(description, operation.requestBody), 'request', 'response'),
      ...Object.values(responsesOf(description, operation)).map((response) => responseTexts(response)),
    ],
  }));
}

/** The pages of all component schemas. */
export function objectPages(description: BundledDescription): ExpectedPage[] {
  return Object.entries(description.components?.schemas ?? {}).map(([name, schema]) => ({
    id: name,
    url: `/api/objects/${kebab(name)}/`,
    printed: [
      {
        owner: 'object',
        texts: { ...describeOwn(objectOf(schema)), ...describeValue(description, [schema]) },
      },
      ...listFields(description, schema, '', 'object'),
    ],
  }));
}

/** Returns what a list of operations has to print of each. */
export function operationRows(operations: readonly RawOperation[]): Printed[] {
  return operations.map(({ method, path, operation }) => ({
    owner: 'operation',
    texts: { name: [wordOf(operation.summary)], method: [method], path: [path], flag: flagsOf(operation) },
  }));
}

/** Servers in full: those of the whole API, or those that a path or an operation has instead. */
export function serverRows(servers: Json | undefined): Printed[] {
  return listOf(servers).map((server) => {
    const { url, ...said } = objectOf(server);
    return { owner: 'server', texts: { name: [wordOf(url)], basis: describeOwn(said).basis } };
  });
}

function operationParts(
  description: BundledDescription,
  { id, method, path, operation }: RawOperation,
): Printed[] {
  const responses = Object.entries(responsesOf(description, operation));
  const isSuccess = (status: string) => status.startsWith('2');
  const withEffects = (response: JsonObject): JsonObject => ({
    ...response,
    description: `${textOf(response.description) ?? ''} ${effectWords(description, id)}`,
  });
  return [
    {
      owner: 'operation',
      texts: {
        ...describeOwn(operation),
        method: [method],
        path: [path],
        flag: flagsOf(operation),
        credentials: [credentialsOf(description, operation)],
      },
    },
    ...serverRows(operation.servers ?? description.paths?.[path]?.servers),
    ...parametersOf(description, operation).flatMap((parameter) =>
      describeParameter(description, parameter, wordOf(parameter.in)),
    ),
    ...bodyParts(
      description,
      resolve(description, operation.requestBody),
      'request',
      'request',
      /^(put|patch)$/i.test(method),
    ),
    ...responses
      .filter(([status]) => isSuccess(status))
      .flatMap(([status, response], index) =>
        responseParts(description, status, index === 0 ? withEffects(response) : response),
      ),
    ...responses
      .filter(([status]) => !isSuccess(status))
      .map(([status, response]) => errorRow(description, status, response)),
  ];
}

function responseParts(description: BundledDescription, status: string, response: JsonObject): Printed[] {
  return [
    responseTexts(response),
    ...Object.entries(objectOf(response.headers)).flatMap(([name, header]) =>
      describeParameter(description, { ...resolve(description, header), name }, `${status}.header`),
    ),
    ...bodyParts(description, response, status, 'response'),
    ...linkParts(description, status, response),
  ];
}

/** The links of a response, each with where the values of its parameters come from. */
function linkParts(description: BundledDescription, status: string, response: JsonObject): Printed[] {
  return Object.entries(objectOf(response.links)).map(([name, value]) => {
    const link = resolve(description, value);
    const values = Object.entries(objectOf(link.parameters));
    return {
      owner: 'link',
      id: `${status}.link.${name}`,
      texts: {
        ...describeOwn(link),
        name: [name],
        value: values.map(([parameter, from]) => `${parameter} ← from ${wordOf(from)}`),
      },
    };
  });
}

function responseTexts(response: JsonObject): Printed {
  return { owner: 'response', texts: describeOwn(response) };
}

/** Names of statuses in RFC 9110 that are newer than those in Node's list. */
const NAMES = new Map([['422', 'Unprocessable Content']]);

/** An error: the types of its bodies are links to objects, unless every operation can return it. */
function errorRow(description: BundledDescription, status: string, response: JsonObject): Printed {
  const name = `${status} ${NAMES.get(status) ?? STATUS_CODES[status] ?? ''}`;
  const schemas = Object.values(objectOf(response.content)).map((content) => objectOf(content).schema ?? {});
  const { type } = describeValue(description, schemas);
  const said = describeOwn(response);
  const isCommon = listOperations(description, 'paths').every(({ operation }) => {
    const same = responsesOf(description, operation)[status];
    return same !== undefined && JSON.stringify(describeOwn(same)) === JSON.stringify(said);
  });
  return { owner: 'error', texts: { ...said, name: [name], type: isCommon ? [] : type } };
}

function bodyParts(
  description: BundledDescription,
  holder: JsonObject,
  prefix: string,
  direction: Direction,
  isUpdate = false,
): Printed[] {
  return Object.entries(objectOf(holder.content)).flatMap(([mediaType, content]) => {
    const { schema = {} } = objectOf(content);
    const { text, note } = describeOwn(objectOf(schema));
    const said = { text, note, flag: holder.required === true ? ['required'] : [] };
    return [
      {
        owner: 'body' as const,
        texts: { name: [mediaType], ...describeValue(description, [schema]), ...said },
      },
      ...listFields(description, schema, prefix, direction, isUpdate),
    ];
  });
}

function flagsOf({ deprecated }: JsonObject): string[] {
  return deprecated === true ? ['deprecated'] : [];
}

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
}
