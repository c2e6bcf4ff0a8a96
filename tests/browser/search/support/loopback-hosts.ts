import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a host behaves: statuses, silence from the start or after the headers, and a connection that breaks. */
type Mode = 200 | 403 | 404 | 429 | 500 | 503 | 'silent' | 'headers only' | 'reset';

interface LoggedRequest {
  /** Counted from 0. */
  host: number;
  path: string;
  parameters: URLSearchParams;
  contentType: string | undefined;
  body: { requests: Record<string, unknown>[] };
}

/** Hosts of a hosted engine on this machine. All return the same response until their mode changes. */
export class LoopbackHosts {
  readonly log: LoggedRequest[] = [];
  readonly modes: Mode[];
  response: unknown;
  readonly #servers: Server[];

  constructor(count: number, response: unknown) {
    this.response = response;
    this.modes = Array.from({ length: count }, () => 200);
    this.#servers = this.modes.map((_, host) =>
      createServer((request, response) => void this.#handle(host, request, response)),
    );
  }

  async start(): Promise<void> {
    await Promise.all(
      this.#servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
    );
  }

  get origins(): string[] {
    return this.#servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** The hosts that were asked, in this order. */
  get asked(): number[] {
    return this.log.map(({ host }) => host);
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#servers.map((server) => {
        server.closeAllConnections();
        return new Promise((done) => server.close(done));
      }),
    );
  }

  async #handle(host: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    this.log.push({
      host,
      path: url.pathname,
      parameters: url.searchParams,
      contentType: request.headers['content-type'],
      body: JSON.parse(await readText(request)) as LoggedRequest['body'],
    });
    this.#respond(this.modes[host] ?? 200, response);
  }

  #respond(mode: Mode, response: ServerResponse): void {
    if (mode === 'silent') return;
    if (mode === 'reset') return void response.socket?.resetAndDestroy();
    const status = mode === 'headers only' ? 200 : mode;
    // On a connection that is kept, Chromium itself repeats a request that was reset.
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      connection: 'close',
    });
    // Chromium passes headers on with the first byte of the body.
    if (mode === 'headers only') return void response.write(' ');
    const body = status === 200 ? this.response : { message: `Status ${status}`, status };
    response.end(JSON.stringify(body));
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
