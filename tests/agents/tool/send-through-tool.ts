import type { Client } from '@modelcontextprotocol/client';
import type { Json } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import { contract, CREDENTIALS } from '../../simulator/send';
import { textOf } from './connect-tool';

/**
 * Sends a request with the tools that a coding agent has: `check_payload`, then `call`.
 * @throws if a body that the API accepts is invalid for `check_payload`, or if the tool returns no response.
 */
export async function sendThroughTool(client: Client, world: string, request: Request): Promise<Response> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace('/api', '') + search;
  const body = tryParse(await request.text());
  const verdict =
    body === undefined
      ? ''
      : await textOf(client, 'check_payload', { operation: operationOf(method, path), body });
  const given = { method, path, world, headers: headersOf(request), ...(body !== undefined && { body }) };
  const text = await textOf(client, 'call', given);
  const [, status] = /^Status (\d+)/.exec(text) ?? [];
  if (status === undefined) throw new Error(`${method} ${path} got no response: ${text}`);
  if (Number(status) < 300 && !/^$|^The body matches/.test(verdict))
    throw new Error(`${method} ${path} got ${status}, but check_payload says: ${verdict}`);
  const json = bodyIn(text);
  const isWhole = json === undefined || tryParse(json) !== undefined;
  const response = isWhole ? json : JSON.stringify(await readEntries(client, given));
  return new Response(response ?? null, { status: Number(status), headers: headersIn(text) });
}

/** The JSON in the fence at the end of a result. */
function bodyIn(text: string): string | undefined {
  return /\n(`{3,})json\n([^]*)\n\1$/.exec(text)?.[2];
}

/** Reads a list that is too long for one result, entry by entry. */
async function readEntries(client: Client, given: object): Promise<Json[]> {
  const entries: Json[] = [];
  for (;;) {
    const text = await textOf(client, 'call', { ...given, at: `/${entries.length}` });
    const entry = tryParse(bodyIn(text) ?? '');
    if (entry === undefined) return entries;
    entries.push(entry);
  }
}

function operationOf(method: string, path: string): string {
  const [plain = ''] = path.split('?');
  const found = contract.operations.find(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  );
  return found?.id ?? '';
}

/** Without what the tool adds: the media type, and the credential of the examples. */
function headersOf({ headers }: Request): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(
      ([name, value]) => !/^(content-type|accept)$/.test(name) && value !== CREDENTIALS.secretKey,
    ),
  );
}

function headersIn(text: string): [string, string][] {
  const [head = ''] = text.split('The body is data:');
  return [...head.matchAll(/^(x-[\w-]+|link|location): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}
