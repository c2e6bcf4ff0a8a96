import { isObject, type Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { keyOf } from '../footprint';
import { partsOfBody, partsOfPairs, partsOfQuery } from './parts';
import type { ReadCall } from './read-calls';

/** Reads the calls of a recording (HTTP Archive 1.2); undefined if it is something else. */
export function readHar(text: string): ReadCall[] | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const { log } = objectOf(JSON.parse(text) as Json);
    if (!isObject(log) || !Array.isArray(log.entries)) return undefined;
    return log.entries.flatMap((entry) => readEntry(objectOf(objectOf(entry).request)));
  } catch {
    return undefined;
  }
}

function readEntry(request: Record<string, Json>): ReadCall[] {
  const [method, address] = [textOf(request.method), textOf(request.url)];
  if (method === undefined || address === undefined) return [];
  const body = partsOfPost(request);
  const headers = namesOf(request.headers).map((name) => keyOf({ in: 'header', name }));
  const query = [...partsOfQuery(address), ...partsOfPairs('query', namesOf(request.queryString))];
  return [{ method, address, ...(body && { parts: [...headers, ...query, ...body] }) }];
}

/** The parts of a body; undefined if there is one that the recording does not have. */
function partsOfPost({ method, postData, bodySize }: Record<string, Json>): string[] | undefined {
  if (!isObject(postData)) {
    const mayHaveBody = typeof method === 'string' && /^(?:post|put|patch)$/i.test(method);
    return mayHaveBody && bodySize !== 0 ? undefined : [];
  }
  const { mimeType, params, text } = postData;
  if (Array.isArray(params) && params.length > 0) return partsOfPairs('body', namesOf(params));
  return partsOfBody(textOf(text) ?? '', textOf(mimeType) ?? '');
}

function namesOf(list: Json | undefined): string[] {
  return listOf(list).flatMap((one) => textOf(objectOf(one).name) ?? []);
}
