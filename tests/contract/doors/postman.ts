import { readFileSync } from 'node:fs';
import { readRequest, type SentRequest } from './sent-request';

interface Item {
  name: string;
  item?: Item[];
  response?: { body: string }[];
  request?: {
    method: string;
    header: { key: string; value: string }[];
    auth?: Auth;
    body?: { raw: string };
    url: { raw: string; variable?: { key: string; value: string }[] };
  };
}

interface Auth {
  type: 'basic' | 'bearer';
  basic?: { key: string; value: string }[];
  bearer?: { key: string; value: string }[];
}

interface Collection {
  item: Item[];
  auth: Auth;
  variable: { key: string; value: string }[];
}

/** A request as Postman sends it, and the body that the collection has for its response; empty without one. */
interface PostmanPair {
  name: string;
  request: Request;
  shown: string;
}

/** Reads the requests of the Postman collection. */
export async function readPostman(): Promise<SentRequest[]> {
  return Promise.all(readPostmanPairs().map(({ request }) => readRequest(request)));
}

/** Reads the requests of the Postman collection, each with its documented response. */
export function readPostmanPairs(): PostmanPair[] {
  const collection = JSON.parse(readFileSync('generated/downloads/postman.json', 'utf8')) as Collection;
  return collection.item.flatMap((item) => pairsIn(item, collection));
}

function pairsIn({ name, request, response = [], item = [] }: Item, collection: Collection): PostmanPair[] {
  const own = request && { name, request: toRequest(request, collection), shown: response[0]?.body ?? '' };
  return [...(own ? [own] : []), ...item.flatMap((inner) => pairsIn(inner, collection))];
}

function toRequest(
  { method, header, auth, body, url }: NonNullable<Item['request']>,
  collection: Collection,
): Request {
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(collection.variable, name));
  const address = fill(url.raw).replaceAll(/(?<=\/):(\w+)/g, (_, name: string) =>
    encodeURIComponent(valueOf(url.variable ?? [], name)),
  );
  const headers = new Headers(header.map(({ key, value }): [string, string] => [key, fill(value)]));
  headers.set('Authorization', fill(authorizationOf(auth ?? collection.auth, fill)));
  return new Request(address, { method, headers, body: body?.raw });
}

function authorizationOf({ type, basic = [], bearer = [] }: Auth, fill: (text: string) => string): string {
  if (type === 'bearer') return `Bearer ${valueOf(bearer, 'token')}`;
  return `Basic ${btoa(`${fill(valueOf(basic, 'username'))}:${fill(valueOf(basic, 'password'))}`)}`;
}

function valueOf(pairs: readonly { key: string; value: string }[], name: string): string {
  return pairs.find(({ key }) => key === name)?.value ?? '';
}
