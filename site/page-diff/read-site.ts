import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../list-files';

/** A page of a built site. */
interface BuiltPage {
  title: string;
  /** Its Markdown, or its HTML if it has none. */
  text: string;
}

/** A built site: its pages by address, and its bytes by kind of file. */
export interface BuiltSite {
  pages: ReadonlyMap<string, BuiltPage>;
  bytes: ReadonlyMap<string, number>;
}

const KINDS: Record<string, string> = {
  '.html': 'HTML',
  '.js': 'scripts',
  '.css': 'styles',
  '.md': 'Markdown',
};

/** Reads a built site; a folder that does not exist is one without pages. */
export function readSite(folder: string): BuiltSite {
  const files = existsSync(folder) ? listFiles(folder) : [];
  const pages = files.filter((file) => path.basename(file) === 'index.html');
  const bytes = new Map<string, number>();
  for (const file of files) {
    const kind = KINDS[path.extname(file)] ?? 'other files';
    bytes.set(kind, (bytes.get(kind) ?? 0) + statSync(path.join(folder, file)).size);
  }
  return { pages: new Map(pages.map((file) => [addressOf(file), readPage(folder, file)])), bytes };
}

/** `/guides/webhooks/` of `guides/webhooks/index.html`. */
function addressOf(file: string): string {
  return `/${file
    .split(path.sep)
    .slice(0, -1)
    .map((part) => `${part}/`)
    .join('')}`;
}

function readPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const twin = path.join(folder, path.dirname(file), 'index.md');
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return { title: decode(title), text: existsSync(twin) ? readFileSync(twin, 'utf8') : withoutHashes(html) };
}

/** The names of assets change with each build. */
function withoutHashes(html: string): string {
  return html.replaceAll(/\/assets\/[^"' ]+/g, '/assets/');
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&quot;': '"',
};

function decode(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
