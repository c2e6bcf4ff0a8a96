import { namesInBraces } from '#core/http/names-in-braces';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { entriesOf, labelOf, listOf, objectOf, textOf } from '#core/json/read';
import { isReference } from '#core/openapi/is-reference';
import { operationsIn } from '#core/openapi/path-item';
import { deriveOperationId } from '../../../model/api/derive-operation-id';
import { nameIn } from '../../../model/api/summary';
import { formatPath } from '../format-path';

/** An action of an overlay that gives readers what a description lacks. */
export interface Improvement {
  /** A JSONPath that selects one object. */
  target: string;
  update: JsonObject;
  /** Why it is proposed, in whole sentences. */
  reasons: string[];
}

/** An operation as the description writes it. */
interface Found {
  /** The path, or the name of the webhook. */
  path: string;
  method: string;
  tokens: readonly string[];
  raw: JsonObject;
  item: JsonObject;
}

/**
 * Finds what an overlay can give to a description without inventing anything: names of operations from their descriptions, the
 * ids that pages use anyway, and path parameters that are not declared. Parts of other files are left out.
 * @param document an entry document of OpenAPI 3 or Swagger 2.0 as it is written.
 */
export function findImprovements(document: JsonObject): Improvement[] {
  const operations = [...operationsOf(document, 'paths'), ...operationsOf(document, 'webhooks')];
  const taken = new Set(operations.flatMap(({ raw }) => textOf(raw.operationId) ?? []));
  const required = new Map<string, Improvement>();
  const found = operations.flatMap((operation) => {
    const { raw, item, tokens, path, method } = operation;
    const update: JsonObject = {};
    const reasons: string[] = [];
    const name = labelOf(raw.summary) ?? labelOf(item.summary) ?? nameIn(textOf(raw.description));
    if (name !== undefined && !labelOf(raw.summary) && !labelOf(item.summary)) {
      update.summary = name;
      reasons.push('It has no summary: this is the first sentence of its description.');
    }
    const id = deriveOperationId({ method, path });
    if (!labelOf(raw.operationId) && !taken.has(id)) {
      taken.add(id);
      update.operationId = id;
      reasons.push('It has no operationId: this is the one that its address has already.');
    }
    const parameters = missingParameters(operation, document);
    if (parameters.length > 0) {
      update.parameters = parameters;
      reasons.push(
        'Its path has parameters that it does not declare: they are strings, as far as anyone knows.',
      );
    }
    for (const [target, improvement] of requiredParameters(operation, document))
      required.set(target, improvement);
    return reasons.length > 0 ? [{ target: formatPath(tokens), update, reasons }] : [];
  });
  return [...found, ...required.values()];
}

function operationsOf(document: JsonObject, kind: 'paths' | 'webhooks'): Found[] {
  return entriesOf(document[kind]).flatMap(([path, item]) => {
    if (!isObject(item) || path.startsWith('x-')) return [];
    return operationsIn(item)
      .filter(({ raw }) => !isReference(raw))
      .map(({ method, raw, tokens }) => ({ path, method, raw, item, tokens: [kind, path, ...tokens] }));
  });
}

/** A parameter, and the way to it; undefined if another file has it. */
interface Parameter {
  tokens: (string | number)[];
  raw: JsonObject;
}

function parametersOf({ raw, item, tokens }: Found, document: JsonObject): Parameter[] {
  const own = listOf(raw.parameters).map((value, index) => ({
    tokens: [...tokens, 'parameters', index],
    value,
  }));
  const shared = listOf(item.parameters).map((value, index) => ({
    tokens: [...tokens.slice(0, 2), 'parameters', index],
    value,
  }));
  return [...own, ...shared].flatMap((one) => resolve(one.tokens, one.value, document) ?? []);
}

function resolve(tokens: (string | number)[], value: Json, document: JsonObject): Parameter | undefined {
  const { $ref } = objectOf(value);
  if (typeof $ref !== 'string') return { tokens, raw: objectOf(value) };
  const way = parseFragment($ref);
  const target = way && valueAt(document, way);
  return way && isObject(target) ? { tokens: way, raw: target } : undefined;
}

/** Those of the path that no parameter declares; none if another file may. */
function missingParameters(operation: Found, document: JsonObject): JsonObject[] {
  const { raw, item, tokens } = operation;
  const known = parametersOf(operation, document);
  const written = listOf(raw.parameters).length + listOf(item.parameters).length;
  if (tokens[0] !== 'paths' || known.length < written) return [];
  const declared = new Set(known.flatMap((one) => (one.raw.in === 'path' ? [one.raw.name] : [])));
  const type = { type: 'string' };
  return [...new Set(namesInBraces(operation.path))]
    .filter((name) => !declared.has(name))
    .map((name) => ({
      name,
      in: 'path',
      required: true,
      ...(document.swagger === undefined ? { schema: type } : type),
    }));
}

function requiredParameters(operation: Found, document: JsonObject): [string, Improvement][] {
  return parametersOf(operation, document)
    .filter(({ raw }) => raw.in === 'path' && raw.required !== true)
    .map(({ tokens }) => {
      const target = formatPath(tokens);
      const reasons = ['It is part of the path, so it is always required.'];
      return [target, { target, update: { required: true }, reasons }];
    });
}
