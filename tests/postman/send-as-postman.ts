import { Property, Url } from 'postman-collection';
import { toNodeUrl } from 'postman-url-encoder';
import type {
  Auth,
  Collection,
  FormPart,
  Item,
  PostmanBody,
  PostmanRequest,
  PostmanUrl,
} from '../../generator/emit/postman/collection';
import { FILE_CONTENT } from '../snippets/judge/compare-request';

/** The request that Postman sends for an item of a collection. */
export interface PostmanCall {
  item: Item;
  method: string;
  /** Absolute. */
  url: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  body?: string;
}

/**
 * Returns what Postman sends for each request of a collection. Its own packages put variables in place and encode addresses.
 * @param values of variables, which take precedence over those of the collection.
 */
export function sendAsPostman(
  { item: folders, auth, variable }: Collection,
  values: Record<string, string> = {},
): PostmanCall[] {
  const own = Object.fromEntries(variable.map(({ key, value }) => [key, value]));
  return folders.flatMap(({ item: items }) =>
    items.map((item) => ({
      item,
      // The replacement changes the object that it gets.
      ...send(
        Property.replaceSubstitutionsIn(structuredClone({ auth, ...item.request }), [{ ...own, ...values }]),
      ),
    })),
  );
}

/** The variables of a collection that hold servers, all with one address. */
export function serversAt({ variable }: Collection, address: string): Record<string, string> {
  const servers = variable.filter(({ key }) => key.startsWith('baseUrl'));
  return Object.fromEntries(servers.map(({ key }) => [key, address]));
}

function send({ method, url, auth, header, body }: PostmanRequest & { auth: Auth }) {
  const { headers = [], query = [] } = authenticate(auth);
  const written = body && writeBody(body);
  return {
    method,
    url: addressOf(url, query),
    headers: {
      ...(written?.type !== undefined && { 'content-type': written.type }),
      ...Object.fromEntries([...header, ...headers].map(({ key, value }) => [key.toLowerCase(), value])),
    },
    ...(written && { body: written.text }),
  };
}

function addressOf({ raw, variable }: PostmanUrl, keys: Pairs): string {
  const parts = Url.parse(raw);
  return toNodeUrl(new Url({ ...parts, variable, query: [...(parts.query ?? []), ...keys] })).href;
}

type Pairs = { key: string; value: string }[];

function authenticate(auth: Auth): { headers?: Pairs; query?: Pairs } {
  switch (auth.type) {
    case 'basic': {
      const { username = '', password = '' } = valuesOf(auth.basic);
      return authorization(`Basic ${btoa(`${username}:${password}`)}`);
    }
    case 'bearer':
      return authorization(`Bearer ${valuesOf(auth.bearer).token}`);
    case 'apikey': {
      const { key = '', value = '', in: place } = valuesOf(auth.apikey);
      return place === 'query' ? { query: [{ key, value }] } : { headers: [{ key, value }] };
    }
    case 'digest':
      // Nothing is sent before the server asks.
      return {};
    case 'noauth':
      return {};
  }
}

function authorization(value: string): { headers: Pairs } {
  return { headers: [{ key: 'Authorization', value }] };
}

function valuesOf(pairs: Pairs): Record<string, string | undefined> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
}

const BOUNDARY = 'postman';

function writeBody(body: PostmanBody): { text: string; type?: string } {
  switch (body.mode) {
    case 'raw':
      return { text: body.raw };
    case 'urlencoded':
      return {
        text: body.urlencoded
          .map(({ key, value }) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
          .join('&'),
      };
    case 'formdata':
      return {
        text: [...body.formdata.map(writePart), `--${BOUNDARY}--\r\n`].join(''),
        type: `multipart/form-data; boundary=${BOUNDARY}`,
      };
    case 'file':
      return { text: FILE_CONTENT };
  }
}

function writePart(part: FormPart): string {
  const isFile = part.type === 'file';
  const name = `form-data; name="${part.key.replaceAll('"', '%22')}"${isFile ? '; filename="file.bin"' : ''}`;
  const type = part.contentType ?? (isFile ? 'application/octet-stream' : undefined);
  const lines = [
    `--${BOUNDARY}`,
    `Content-Disposition: ${name}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    '',
  ];
  return [...lines, isFile ? FILE_CONTENT : part.value, ''].join('\r\n');
}
