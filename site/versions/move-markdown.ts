import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { VersionsFile } from '#core/contracts/versions';
import { withAbsoluteLinks } from '../markdown/absolute-links';
import { withPageHead } from '../markdown/page-markdown';
import { type Move, OF_ALL_VERSIONS } from './move-page';

interface MarkdownSite {
  folder: string;
  generated: string;
  address: string;
  versions: VersionsFile;
}

/** Copies the Markdown of a current page into a version. */
export function moveMarkdown(site: MarkdownSite, move: Move & { path: string; isStamped: boolean }): void {
  const source = join(site.folder, 'api', move.path, 'index.md');
  if (!existsSync(source)) return;
  const text = readFileSync(source, 'utf8');
  write(site, move, move.path, move.isStamped ? text.replaceAll(site.versions.current, move.version) : text);
}

/** Writes the Markdown of the pages that differ in a version. */
export function writeOwnMarkdown(site: MarkdownSite, move: Move): void {
  const folder = join(site.generated, 'versions', move.version, 'text/api');
  if (!existsSync(folder)) return;
  const pages = new Set(site.versions.pages.map((path) => `/api/${path}`));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue;
    const path = name.replaceAll('\\', '/').replace(/index\.md$/, '');
    const targets = { site: site.address, pages };
    const text = withAbsoluteLinks(readFileSync(join(folder, name), 'utf8'), `/api/${path}`, targets);
    write(site, move, path, withPageHead(text, `/api/${path}`, targets));
  }
}

function write({ folder, address }: MarkdownSite, { version }: Move, path: string, text: string): void {
  const file = join(folder, 'api/versions', version, path, 'index.md');
  const [from, to] = [`${address}/api/`, `${address}/api/versions/${version}/`];
  const moved = OF_ALL_VERSIONS.reduce(
    (markdown, path) => markdown.replaceAll(`${to}${path}`, `${from}${path}`),
    text.replaceAll(from, to),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, moved);
}
