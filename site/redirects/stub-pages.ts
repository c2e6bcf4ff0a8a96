import { MOVED } from '#core/labels/moved';
import type { Redirect } from '#core/contracts/redirects';
import { splitAddress } from '#core/contracts/redirects';
import { formatBarePage } from '../hosting/bare-page';

/** Where a site is served and published. */
export interface SitePlace {
  /** Path that it is served below: `/`, `/docs/`. */
  base: string;
  /** The start of every page's absolute address, without a slash at the end. */
  address: string;
}

/** The file with the redirects of pages that hosts such as Netlify and Cloudflare Pages read, and our server. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Returns the files for pages that were moved: pages for hosts that send what they have, in HTML and Markdown, and `_redirects` for
 * hosts that answer with a status.
 */
export function formatStubs(
  redirects: readonly Redirect[],
  { base, address }: SitePlace,
): Map<string, string> {
  const moved = redirects.flatMap((one) => ('to' in one && !one.from.includes('#') ? [one] : []));
  if (moved.length === 0) return new Map();
  const rules = moved.flatMap(({ from, to }) => {
    const { page } = splitAddress(to);
    return [
      [from, to],
      [`${from}index.md`, `${page}index.md`],
      ...(from === '/' || page === '/' ? [] : [[withEnding(from), withEnding(page)]]),
    ];
  });
  const below = (path = '') => encodeURI(base + path.slice(1));
  return new Map([
    ...moved.flatMap(({ from, to }): [string, string][] => {
      const markdown = formatMarkdownStub(`${address}${splitAddress(to).page}index.md`);
      const folder = from.slice(1);
      return [
        [`${folder}index.html`, formatStub(below(to), address + to, base)],
        [`${folder}index.md`, markdown],
        [withEnding(folder), markdown],
      ];
    }),
    [SCRIPT_FILE, `${SCRIPT}\n`],
    [REDIRECTS_FILE, rules.map(([from, to]) => `${below(from)} ${below(to)} 301\n`).join('')],
  ]);
}

/** Whether a page of a build only leads to another one. */
export function isStub(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"');
}

/** `/guides/webhooks/` → `/guides/webhooks.md` */
function withEnding(page: string): string {
  return page.replace(/\/$/, '.md');
}

/** A file, because an inline script would add its hash to the policy of every response. */
const SCRIPT_FILE = 'moved.js';

/** Keeps the query and the place. */
const SCRIPT =
  'const to = new URL(document.links[0].href); to.search = location.search; to.hash ||= location.hash; location.replace(to);';

function formatStub(href: string, canonical: string, base: string): string {
  return formatBarePage({
    title: MOVED.page,
    head: `<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
`,
    html: `${MOVED.now} <a href="${href}">${href}</a>.`,
    script: `<script src="${base}${SCRIPT_FILE}"></script>`,
  });
}

function formatMarkdownStub(address: string): string {
  return `# ${MOVED.page}\n\n${MOVED.now} <${address}>.\n`;
}
