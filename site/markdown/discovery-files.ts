import type { Project } from '#core/contracts/project';

interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

/** Names of `Content-Signal`, in the order in which they are written. */
const SIGNALS = { search: 'search', aiInput: 'ai-input', aiTrain: 'ai-train' } as const;

/**
 * Returns the rules for programs that visit the site: they may read all of it. For which purposes is a setting of the project.
 * @param site start of every absolute address, without a trailing slash.
 */
export function formatRobots(site: string, signal: Project['contentSignal'] = {}): string {
  const names = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  const signals = names
    .filter((name) => signal[name] !== undefined)
    .map((name) => `${SIGNALS[name]}=${signal[name] ? 'yes' : 'no'}`);
  return [
    'User-agent: *',
    ...(signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []),
    'Allow: /',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Returns the catalogue of APIs: where the API is, and its description for programs and for people.
 * @param servers those of the description; the first is the address of the API.
 * @see https://www.rfc-editor.org/rfc/rfc9727
 */
export function formatApiCatalog(site: string, servers: readonly Server[] = []): string {
  const entry = {
    anchor: servers[0] ? addressOf(servers[0], site) : `${site}/api/`,
    'service-desc': [
      { href: `${site}/openapi.json`, type: 'application/json' },
      { href: `${site}/openapi.yaml`, type: 'application/yaml' },
    ],
    'service-doc': [
      { href: `${site}/api/`, type: 'text/html' },
      { href: `${site}/llms.txt`, type: 'text/plain' },
    ],
  };
  return `${JSON.stringify({ linkset: [entry] }, null, 2)}\n`;
}

/** Returns a server's address with the defaults of its variables; a relative one is below the site. */
function addressOf({ url, variables = {} }: Server, site: string): string {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);
  return filled.startsWith('/') ? new URL(filled, `${site}/`).href : filled;
}
