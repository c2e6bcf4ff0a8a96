import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string;
  /** Path and query behind the prefix of the snippet, as sent. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface SentResponse {
  status: number;
  body: string;
}

/** Answers a request; the URL has the prefix of the snippet still in it. `Response.error()` drops the connection. */
type Responder = (request: Request) => Promise<Response>;

/** Answers every request with an empty object. */
const emptyResponse: Responder = () => Promise.resolve(Response.json({}));

/** Records what it receives and sends back: requests to `/s/<id>/…` under their id. */
export class RecordingServer {
  readonly received = new Map<string, ReceivedRequest[]>();
  readonly sent = new Map<string, SentResponse[]>();
  private readonly server: Server;

  constructor(private readonly respond: Responder = emptyResponse) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  /** Starts on a free port. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** URL in front of the paths of one snippet. */
  urlOf(id: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/s/${id}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', headers, url = '' } = incoming;
    const [, id = '', target = ''] = /^\/s\/([^/]*)(.*)$/s.exec(url) ?? [];
    append(this.received, id, { method, target, headers, body: body.toString('utf8') });

    const response = await this.respond(toRequest(incoming, body));
    if (response.type === 'error') return void outgoing.destroy();
    const text = await response.text();
    append(this.sent, id, { status: response.status, body: text });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(text);
  }
}

function toRequest({ method = '', headers, url = '' }: IncomingMessage, body: Buffer): Request {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: pairs,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

function append<Item>(lists: Map<string, Item[]>, id: string, item: Item): void {
  lists.set(id, [...(lists.get(id) ?? []), item]);
}
