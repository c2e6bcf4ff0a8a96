import { createSiteServer } from '../../site/hosting/server/create-site-server';
import type { BuiltSite } from '../../site/hosting/server/send-file';
import { serveResponses, serveSite } from '../../site/hosting/server/serve-site';

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

/** Serves a built site as a host does, on any free port. */
export function serve({ negotiates }: Host, site: BuiltSite): ReturnType<typeof serveSite> {
  if (negotiates) return serveSite(site, { port: 0 });
  const app = createSiteServer(site);
  return serveResponses((request) => app.fetch(withoutAccept(request)), { port: 0 });
}

function withoutAccept({ url, method, headers }: Request): Request {
  const others = new Headers(headers);
  others.delete('Accept');
  return new Request(url, { method, headers: others });
}
