import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#core/command-line/usage-error';

interface Page {
  html: string;
  ids: Set<string>;
}

/** The host of a site that does not know its own, so that its addresses are paths. */
const ANY_HOST = 'https://docs.invalid';

/** The address of the front page, as search engines read it. */
const CANONICAL = /<link[^>]*\srel="canonical"[^>]*\shref="([^"]+)"/;

/**
 * Reads a complete build; its front page says where it is served.
 * @throws UsageError if the folder holds no such page.
 */
export function readBuiltSite(folder: string): BuiltSite {
  const file = path.join(folder, 'index.html');
  const [, address = ''] = CANONICAL.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  if (address === '' || !URL.canParse(address, ANY_HOST))
    throw new UsageError(
      `\`${folder}\` is not a built site: write the folder that \`docproof build\` wrote.`,
    );
  const { origin, pathname } = new URL(address, ANY_HOST);
  return new BuiltSite(folder, origin, pathname);
}

/** A build of a site that is served below a path of its host. */
export class BuiltSite {
  /** Addresses of its pages, below the base: `/docs/guides/`, `/docs/404.html`. */
  readonly pages: string[];
  readonly #pages = new Map<string, Page>();

  constructor(
    readonly folder: string,
    /** `https://docs.example` */
    readonly host: string,
    readonly base: string,
  ) {
    this.pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => base + file.replace(/index\.html$/, ''));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** The file that a host sends for a path; none outside the base. */
  fileOf(pathname: string): string | undefined {
    if (!pathname.startsWith(this.base)) return undefined;
    const decoded = unescape(pathname.slice(this.base.length));
    // An escaped slash could lead out of the folder.
    if (decoded === undefined || decoded.split('/').includes('..')) return undefined;
    const file = path.join(this.folder, decoded);
    const page = pathname.endsWith('/') ? path.join(file, 'index.html') : file;
    return existsSync(page) && statSync(page).isFile() ? page : undefined;
  }

  /** Whether an address, as a page has it, leads to a file of the site, and its hash to an element of that page. */
  exists(address: string, page = this.base): boolean {
    if (!URL.canParse(address, this.host + page)) return false;
    const { origin, pathname, hash } = new URL(address, this.host + page);
    if (origin !== this.host || this.fileOf(pathname) === undefined) return false;
    return hash === '' || this.#load(pathname).ids.has(unescape(hash.slice(1)) ?? '');
  }

  htmlOf(page: string): string {
    return this.#load(page).html;
  }

  /** Addresses of the site on a page: what elements lead to or load, and absolute ones in its head, data and snippets. */
  addressesOn(page: string): string[] {
    const { html } = this.#load(page);
    // Authors of guides write the address of the site into their commands.
    const made = page.startsWith(`${this.base}api/`) ? html : html.replaceAll(/<pre.*?<\/pre>/gs, '');
    const absolute = new RegExp(`${this.host.replaceAll('.', '\\.')}[^\\s"'<>&\`\\\\]*`, 'g');
    return [
      ...[...html.matchAll(/<[a-z]+ [^<>]*?(?<=\s)(?:href|src)="([^"]*)"/g)].map(([, url = '']) =>
        decode(url),
      ),
      ...[...made.matchAll(absolute)].map(([url]) => url),
    ].filter((url) => url.startsWith(this.host) || !/^(?:[a-z]+:|\/\/)/.test(url));
  }

  #load(address: string): Page {
    const known = this.#pages.get(address);
    if (known) return known;
    const html = readFileSync(this.fileOf(address) ?? '', 'utf8');
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id)));
    this.#pages.set(address, { html, ids });
    return { html, ids };
  }

  /** Whether a page has code next to its text; other pages have a hidden link to it. */
  hasCode(page: string): boolean {
    return /<html[^>]*\sdata-has-code=/.test(this.#load(page).html);
  }
}

function decode(attribute: string): string {
  return attribute.replaceAll('&amp;', '&');
}

/** Undefined for an invalid escape, such as `%E0%A4%A`. */
function unescape(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
