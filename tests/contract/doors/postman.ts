import { readFileSync } from 'node:fs';
import { readRequest, type SentRequest } from './sent-request';

interface Item {
  name: string;
  item?: Item[];
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

/** Reads the requests of the Postman collection, each as Postman sends it. */
export async function readPostman(): Promise<SentRequest[]> {
  const collection = JSON.parse(readFileSync('generated/downloads/postman.json', 'utf8')) as Collection;
  const items = collection.item.flatMap(requestsIn);
  return Promise.all(items.map((item) => readRequest(toRequest(item, collection))));
}

function requestsIn(item: Item): NonNullable<Item['request']>[] {
  return [...(item.request ? [item.request] : []), ...(item.item ?? []).flatMap(requestsIn)];
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
