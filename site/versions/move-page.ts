/** The part of a page's HTML that belongs to the version: from the sidebar to the end of the content. */
const BODY = /<aside class="[^"]*theme-doc-sidebar-container[^]*<\/main>|<main[^]*<\/main>/;
const ARTICLE = /<article\b[^]*<\/article>/;
const CONTENT = '<div data-reference="">';

/** Paths below the reference that belong to no version. */
export const OF_ALL_VERSIONS = ['versions/', 'changelog/'];

/** Moves a page of the reference into a version. */
export interface Move {
  version: string;
  /** Address of the reference of the current version: `/api/`. */
  from: string;
  /** Address of the version's: `/api/versions/20240705/`. */
  to: string;
  /** The same of each client file. */
  clients: readonly { from: string; to: string }[];
}

/** Makes links to pages of the reference and to client files lead to those of a version, and the page name it. */
export function movePage(html: string, move: Move): string {
  return inBody(withVersionInHead(html, move), (body) => moveClients(moveLinks(body, move), move));
}

function moveLinks(body: string, { from, to }: Move): string {
  const moved = body.replaceAll(`href="${from}`, `href="${to}`);
  return OF_ALL_VERSIONS.reduce(
    (html, path) => html.replaceAll(`href="${to}${path}`, `href="${from}${path}`),
    moved,
  );
}

/** Their addresses are in links and in commands that fetch them. */
function moveClients(body: string, { clients }: Move): string {
  return clients.reduce((html, { from, to }) => html.replaceAll(from, to), body);
}

function withVersionInHead(html: string, { version, from, to }: Move): string {
  const end = html.indexOf('</head>');
  const head = html
    .slice(0, end)
    .replace(/(<title[^>]*>[^<|]*?)( \||<\/title>)/, `$1, ${version}$2`)
    .replace(/<meta[^>]*name="robots"[^>]*>/, '')
    .replace(
      /(<link[^>]*type="text\/markdown" href="[^"]*?)(\/api\/)(?!versions\/)/,
      (_, start: string) => start + to.slice(from.length - '/api/'.length),
    );
  return head + html.slice(end);
}

/** Replaces the name of the current version in the content of a page. */
export function stampPage(html: string, current: string, version: string): string {
  return html.replace(ARTICLE, (article) => article.replaceAll(current, version));
}

/** Adds the top of the page. */
export function withBar(html: string, bar: string): string {
  return html.replace(CONTENT, () => CONTENT + bar);
}

/** Says that search engines find the page at another address. */
export function withCanonical(html: string, address: string): string {
  return html.replace(/(<link[^>]*rel="canonical" href=")[^"]*/, (_, start: string) => start + address);
}

const CRUMBS = /<nav class="theme-doc-breadcrumbs[^]*?<\/nav>/;

/** Gives a page, which no sidebar lists, the breadcrumbs of the current one. */
export function withCrumbs(html: string, current: string | undefined): string {
  const [crumbs] = CRUMBS.exec(current ?? '') ?? [];
  return crumbs === undefined ? html : html.replace(CRUMBS, () => crumbs);
}

/** The page at the address of one that a version does not have: its title, and no Markdown. The top says why. */
export function withoutContent(html: string): string {
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  return html
    .replace(/<link[^>]*type="text\/markdown"[^>]*>/, '')
    .replace(ARTICLE, () => `<article class="markdown"><header><h1>${title}</h1></header></article>`);
}

function inBody(html: string, change: (body: string) => string): string {
  return html.replace(BODY, change);
}
