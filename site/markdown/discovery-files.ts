import type { Project } from '#core/contracts/project';

interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

/** Names of `Content-Signal`, in the order in which they are written. */
const SIGNALS = { search: 'search', aiInput: 'ai-input', aiTrain: 'ai-train' } as const;

/**
 * Returns the rules for programs that visit the site: they may read all of it. For which purposes is a setting of the project.
 * @param site start of every absolute address, without a trailing slash; undefined if the site has no sitemap.
 */
export function formatRobots(site: string | undefined, signal: Project['contentSignal'] = {}): string {
  const names = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  const signals = names
    .filter((name) => signal[name] !== undefined)
    .map((name) => `${SIGNALS[name]}=${signal[name] ? 'yes' : 'no'}`);
  return [
    'User-agent: *',
    ...(signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []),
    'Allow: /',
    ...(site === undefined ? [] : ['', `Sitemap: ${site}/sitemap.xml`]),
    '',
  ].join('\n');
}

/** An API of the site, as the catalogue names it. */
export interface CatalogApi {
  /** Those of its description; the first is its address. */
  servers?: readonly Server[];
  /** The folder of the files of its description, below the site: empty, or `api/orders/`. */
  files: string;
  /** The folder of its reference: `api/`, `api/orders/`. */
  reference: string;
}

/**
 * Returns the catalogue of APIs: where each API is, and its description for programs and for people.
 * @see https://www.rfc-editor.org/rfc/rfc9727
 */
export function formatApiCatalog(site: string, apis: readonly CatalogApi[]): string {
  const entries = apis.map(({ servers: [server] = [], files, reference }) => ({
    anchor: server ? addressOf(server, site) : `${site}/${reference}`,
    'service-desc': [
      { href: `${site}/${files}openapi.json`, type: 'application/json' },
      { href: `${site}/${files}openapi.yaml`, type: 'application/yaml' },
    ],
    'service-doc': [
      { href: `${site}/${reference}`, type: 'text/html' },
      { href: `${site}/llms.txt`, type: 'text/plain' },
    ],
  }));
  return `${JSON.stringify({ linkset: entries }, null, 2)}\n`;
}

/** Returns a server's address with the defaults of its variables; a relative one is below the site. */
function addressOf({ url, variables = {} }: Server, site: string): string {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);
  return filled.startsWith('/') && URL.canParse(site) ? new URL(filled, `${site}/`).href : filled;
}
