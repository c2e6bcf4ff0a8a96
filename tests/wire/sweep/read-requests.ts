import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { operationOf } from '#core/openapi/path-item';
import { resolve } from '#core/openapi/resolve';
import {
  buildHttpRequest,
  type HttpRequest,
  wireParameters,
} from '../../../generator/emit/snippets/http-request';
import type { ApiModel, Operation, RequestExample } from '../../../generator/model/api/api-model';
import { readDescription } from '../../../generator/read/read-description';
import type { Description } from '../../corpus/descriptions';
import { FILE_CONTENT } from '../../snippets/judge/compare-request';
import type { Given } from '../judge/decode-request';
import { unsendable } from '../judge/unsendable';

/** A documented request with its values. */
export interface Swept {
  id: string;
  description: string;
  request: HttpRequest;
  given: Given;
  /** Why it cannot be sent, with the place of the value. */
  unsendable: string[];
}

/** Reads all documented requests of a description. */
export async function readRequests({ name, entry }: Description): Promise<Swept[]> {
  const { description: read } = await readDescription(entry, (_, work) => Promise.resolve(work()));
  if (!read) throw new Error(`${name} is refused.`);
  const { bundle: description, model } = read;
  return model.operations.flatMap((operation) =>
    [...operation.requests, ...operation.otherRequests].map((example): Swept => {
      const id = `${name} ${operation.id} ${example.name}`;
      const request = buildHttpRequest(operation, example, model);
      const given = givenOf(description as JsonObject, model, operation, example);
      return { id, description: name, request, given, unsendable: unsendable(given) };
    }),
  );
}

/** The values that the page of an operation shows for a request, with the description of each as it is written. */
function givenOf(
  description: JsonObject,
  model: ApiModel,
  operation: Operation,
  example: RequestExample,
): Given {
  const pathItem = resolve(description, objectOf(description.paths)[operation.path]);
  const raw = operationOf(pathItem, operation.method);
  const written = [...listOf(raw.parameters), ...listOf(pathItem.parameters)].map((one) =>
    inline(description, one),
  );
  const { body } = example;
  const content = objectOf(resolve(description, raw.requestBody).content);
  const media =
    body && inline(description, entriesOf(content).find(([type]) => type === body.mediaType)?.[1]);
  return {
    version: textOf(description.openapi) ?? '',
    path: operation.path,
    parameters: wireParameters(operation, example).flatMap(({ in: place, name, value, serialized }) => {
      const found = written.find(
        (one) => one.name === name && (one.in === place || (one.in === 'querystring' && place === 'query')),
      );
      return found && serialized === undefined ? [{ raw: found, value }] : [];
    }),
    otherQuery: [
      ...model.securitySchemes.flatMap((scheme) =>
        scheme.type === 'apiKey' && scheme.in === 'query' ? [scheme.name] : [],
      ),
      ...new URLSearchParams(operation.path.split('?')[1] ?? '').keys(),
    ],
    ...(body && {
      body: { mediaType: body.mediaType, raw: media ?? {}, value: body.serialized ?? body.value },
    }),
    file: FILE_CONTENT,
  };
}

/** The object behind a reference, and those of its content. */
function inline(description: JsonObject, value: Json | undefined): JsonObject {
  const found = resolve(description, value);
  if (found.content === undefined) return found;
  const content = entriesOf(found.content).map(([type, media]) => [type, resolve(description, media)]);
  return { ...found, content: Object.fromEntries(content) as JsonObject };
}
