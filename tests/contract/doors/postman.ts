import { readFileSync } from 'node:fs';
import type { Collection } from '../../../generator/emit/postman/collection';
import { sendAsPostman } from '../../postman/send-as-postman';
import { readRequest, type SentRequest } from './sent-request';

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
  const collection = JSON.parse(readFileSync('generated/postman/postman.json', 'utf8')) as Collection;
  return sendAsPostman(collection).map(({ item, url, ...call }) => ({
    name: item.name,
    request: new Request(url, call),
    shown: item.response[0]?.body ?? '',
  }));
}
