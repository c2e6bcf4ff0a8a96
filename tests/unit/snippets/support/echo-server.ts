import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string;
  /** Path and query behind the prefix, as sent. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Records what it receives: requests to `/<key>/…` under their key. Answers 200 and an empty object. */
export class EchoServer {
  readonly received = new Map<string, ReceivedRequest[]>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const [, key = '', target = ''] = /^\/([^/]*)(.*)$/s.exec(request.url ?? '') ?? [];
        const entry = {
          method: request.method ?? '',
          target,
          headers: request.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        };
        this.received.set(key, [...(this.received.get(key) ?? []), entry]);
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
  }

  /** Starts on a free port. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** Base URL of the requests under a key. */
  urlOf(key: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${key}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
