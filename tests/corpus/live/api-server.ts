import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  /** Each byte is a character. */
  body: string;
}

/** A server that pages of any site may call. */
export interface ApiServer {
  port: number;
  /** All requests but preflights, in order. */
  arrived: Arrived[];
  /** Writes to the last response. */
  write(text: string): void;
  /** Whether the connection of the last response is open. */
  isOpen(): boolean;
  close(): void;
}

/** Ends a response, or does not. */
type Respond = (response: ServerResponse, other: string) => void;

const HTML = '<script>window.stolen = 1</script><img src=x onerror="window.stolen = 1">';

/** The responses of `/v1/response/<kind>`. */
const RESPONSES: Record<string, Respond> = {
  page: (response) => response.setHeader('Content-Type', 'text/html').end(HTML),
  script: (response) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify([HTML])),
  digits: (response) => response.setHeader('Content-Type', 'application/json').end('{"id":9007199254740993}'),
  deep: (response) => response.end('['.repeat(4000) + ']'.repeat(4000)),
  bytes: (response) => response.setHeader('Content-Type', 'image/png').end(Buffer.from([137, 80, 78, 71, 0])),
  missing: (response) => response.writeHead(404).end(),
  hidden: (response) => response.removeHeader('Access-Control-Allow-Origin'),
  away: (response, other) => response.writeHead(307, { Location: `${other}/stolen` }).end(),
  never: () => undefined,
  events: (response) => response.setHeader('Content-Type', 'text/event-stream').write('data: first\n\n'),
  // The browser reads until it has had enough.
  endless: (response) => sendForever(response),
};

function sendForever(response: ServerResponse): void {
  const line = 'light '.repeat(20_000);
  const send = () => {
    while (!response.destroyed && response.write(line));
    response.once('drain', send);
  };
  send();
}

/**
 * Starts a server that sends every request back as JSON, except those for `/v1/response/<kind>`.
 * @param other the origin that `away` redirects to
 */
export async function startApiServer(other = ''): Promise<ApiServer> {
  const arrived: Arrived[] = [];
  let last: ServerResponse | undefined;
  const server = createServer((request, response) => {
    last = response;
    void handle(request, response, arrived, other);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    arrived,
    write: (text) => last?.write(text),
    isOpen: () => last?.destroyed === false,
    close: () => stop(server),
  };
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Sends the reader back as the client asks for: `reader` signs in, `refused` is refused, `forger` forges, any other stays. */
function authorize({ searchParams: query }: URL, response: ServerResponse): void {
  const [client, state = '', code = ''] = ['client_id', 'state', 'code_challenge'].map(
    (name) => query.get(name) ?? undefined,
  );
  const queries: Record<string, Record<string, string>> = {
    reader: { code, state },
    refused: { error: 'access_denied', error_description: '<b>Not you</b>', state },
    forger: { code, state: `${state}0` },
  };
  const back = queries[client ?? ''];
  if (!back) response.setHeader('Content-Type', 'text/html').end('<h1>Sign in here</h1>');
  else
    response
      .writeHead(302, { Location: `${query.get('redirect_uri')}?${new URLSearchParams(back).toString()}` })
      .end();
}

/** The code is the challenge, so that only its verifier gets a token. */
function issueToken(form: URLSearchParams, response: ServerResponse): void {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (challenge === form.get('code')) response.end(JSON.stringify({ access_token: 'token-of-a-reader' }));
  else response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }));
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  arrived: Arrived[],
  other: string,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  const { method = '', url = '', headers } = request;
  if (method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '');
    response.setHeader('Access-Control-Allow-Methods', '*').end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const one = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
  arrived.push(one);
  if (url.startsWith('/authorize')) return authorize(new URL(url, 'http://localhost'), response);
  if (url === '/token') return issueToken(new URLSearchParams(one.body), response);
  const [, kind = ''] = /^\/v1\/response\/(\w+)/.exec(url) ?? [];
  const respond = RESPONSES[kind];
  if (respond) respond(response, other);
  else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(one));
  if (kind === 'hidden') response.end();
}
