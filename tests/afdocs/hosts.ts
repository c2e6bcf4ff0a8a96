import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { listen } from '#core/command-line/listen';
import { createSiteServer } from '../../site/hosting/server/create-site-server';
import type { BuiltSite } from '../../site/hosting/server/send-file';

/** A kind of host, and the least that AFDocs may say about the site on it. */
export interface Host {
  id: string;
  title: string;
  /** Whether a page is sent as Markdown to whoever asks for it in `Accept`. */
  negotiates: boolean;
  /** Of 100 points. */
  leastScore: number;
  /** Checks that fail, with the reason. */
  accepted: Readonly<Record<string, string>>;
}

const EIGHT_LANGUAGES =
  'Pages show each call in eight languages, and are complete without JavaScript. One operation with many examples is too long for it.';

export const HOSTS: readonly Host[] = [
  {
    id: 'negotiating',
    title: 'A host that negotiates',
    negotiates: true,
    leastScore: 99.5,
    accepted: { 'page-size-html': EIGHT_LANGUAGES },
  },
  {
    id: 'plain',
    title: 'A host that does not negotiate',
    negotiates: false,
    leastScore: 97,
    accepted: {
      'page-size-html': EIGHT_LANGUAGES,
      'content-negotiation': 'The host sends the same file whatever `Accept` says.',
    },
  },
];

/** AFDocs works for seconds between two requests, and takes a closed connection for a dead link. */
const KEEP_ALIVE_MS = 65_000;

/** Serves a built site as a host does, on any free port. */
export async function serve(
  { negotiates }: Host,
  site: BuiltSite,
): Promise<{ server: Server; port: number }> {
  const app = createSiteServer(site);
  const fetch = (request: Request) => app.fetch(negotiates ? request : withoutAccept(request));
  const server = createAdaptorServer({ fetch }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const { port } = await listen(server, { port: 0 });
  return { server, port };
}

function withoutAccept({ url, method, headers }: Request): Request {
  const others = new Headers(headers);
  others.delete('Accept');
  return new Request(url, { method, headers: others });
}
