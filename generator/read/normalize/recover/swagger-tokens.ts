import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import { operationOf } from '#core/openapi/path-item';
import { resolve } from '#core/openapi/resolve';

/** The names of Swagger 2.0 for the components of OpenAPI 3. */
const COMPONENTS: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  requestBodies: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/**
 * Returns where Swagger 2.0 says a part of a description that was converted from it: the part itself, or what it was made of.
 * @param root the document before it was converted.
 * @param tokens of the pointer into the converted one.
 */
export function swaggerTokens(root: JsonObject, [first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [];
  if (first === 'openapi') return ['swagger'];
  if (first === 'servers') return [root.host === undefined ? 'basePath' : 'host'];
  if (first === 'components') return ofComponent(rest);
  return first === 'paths' ? ['paths', ...ofPath(root, rest)] : [first, ...rest];
}

function ofComponent([kind = '', name, ...rest]: readonly string[]): string[] {
  const folder = COMPONENTS[kind];
  if (folder === undefined) return [];
  if (name === undefined) return [folder];
  const inside: Readonly<Record<string, (tokens: readonly string[]) => readonly string[]>> = {
    parameters: ofValue,
    requestBodies: ofContent,
    responses: ofResponse,
  };
  return [folder, name, ...(inside[kind]?.(rest) ?? rest)];
}

function ofPath(root: JsonObject, [path, member, ...rest]: readonly string[]): string[] {
  if (path === undefined || member === undefined) return path === undefined ? [] : [path];
  const item = resolve(root, objectOf(root.paths)[path]);
  if (member === 'parameters') return [path, ...ofParameters(root, item, rest)];
  const [part, ...inside] = rest;
  return [
    path,
    member,
    ...(part === undefined ? [] : ofOperation(root, operationOf(item, member), part, inside)),
  ];
}

function ofOperation(
  root: JsonObject,
  operation: JsonObject,
  part: string,
  rest: readonly string[],
): string[] {
  if (part === 'parameters') return ofParameters(root, operation, rest);
  if (part === 'requestBody') return ofBody(root, operation, rest);
  if (part === 'servers') return [];
  const [status, ...inside] = rest;
  return part === 'responses' && status !== undefined
    ? [part, status, ...ofResponse(inside)]
    : [part, ...rest];
}

/** Parameters of bodies are no longer in the list. */
function ofParameters(root: JsonObject, holder: JsonObject, [index, ...rest]: readonly string[]): string[] {
  const kept = placesOf(root, holder).filter(({ place }) => place !== 'body' && place !== 'formData');
  const found = kept[Number(index)];
  return ['parameters', ...(found ? [String(found.index), ...ofValue(rest)] : [])];
}

/** A body was a parameter, or one for each field of a form. */
function ofBody(root: JsonObject, operation: JsonObject, tokens: readonly string[]): string[] {
  const all = placesOf(root, operation);
  const inside = ofContent(tokens);
  const [, , field, ...rest] = inside;
  const body = all.find(({ place }) => place === 'body');
  const own = all.find(({ place, name }) => place === 'formData' && name === field);
  if (body) return ['parameters', String(body.index), ...inside];
  return ['parameters', ...(own ? [String(own.index), ...rest] : [])];
}

interface Placed {
  index: number;
  place: Json | undefined;
  name: Json | undefined;
}

function placesOf(root: JsonObject, { parameters }: JsonObject): Placed[] {
  return listOf(parameters).map((one, index) => {
    const { in: place, name } = isObject(one) ? resolve(root, one) : {};
    return { index, place, name };
  });
}

function ofResponse([member, name, ...rest]: readonly string[]): readonly string[] {
  if (member === 'content') return ofContent([member, ...(name === undefined ? [] : [name]), ...rest]);
  return [member, name, ...(member === 'headers' ? ofValue(rest) : rest)].filter(
    (token) => token !== undefined,
  );
}

/** Swagger 2.0 has one schema for all media types, and an example for each. */
function ofContent([content, mediaType, member, ...rest]: readonly string[]): readonly string[] {
  if (content !== 'content') return content === undefined ? [] : [content];
  if (member === 'schema') return [member, ...rest];
  return member === 'example' && mediaType !== undefined ? ['examples', mediaType, ...rest] : [];
}

/** The keywords of a value are those of the parameter or header itself. */
function ofValue([first, ...rest]: readonly string[]): readonly string[] {
  return first === 'schema' ? rest : first === undefined ? [] : [first, ...rest];
}
