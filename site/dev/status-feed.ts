import type { ServerResponse } from 'node:http';
import type WebpackDevServer from 'webpack-dev-server';
import { BAR_PATH, RETRY_MS, STATUS_PATH, type DevStatus } from './status';

/** Sends the status to all open pages, and the bar that shows it. */
export class StatusFeed {
  readonly #bar: string;
  readonly #pages = new Set<ServerResponse>();
  #last: string | undefined;

  /** @param bar the code of the bar. */
  constructor(bar: string) {
    this.#bar = bar;
  }

  /** Answers the requests of the bar. */
  readonly middleware: WebpackDevServer.ExpressRequestHandler = (request, response, next) => {
    if (request.url === BAR_PATH) {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(this.#bar);
    } else if (request.url === STATUS_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: ${RETRY_MS}\n\n${this.#last ?? ''}`);
      this.#pages.add(response);
      response.on('close', () => this.#pages.delete(response));
    } else next();
  };

  send(status: DevStatus): void {
    const event = `data: ${JSON.stringify(status)}\n\n`;
    if (event === this.#last) return;
    this.#last = event;
    for (const page of this.#pages) page.write(event);
  }

  /** Ends all streams: an open one would keep the server from stopping. */
  close(): void {
    for (const page of this.#pages) page.end();
  }
}
