import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import sidebarsOfFolder from '../sidebars-of-folder';
import { loadExtension } from './extension';
import { loadModule } from './load-module';
import { listPageFiles, pageName } from './page-files';
import { requireFile } from './require-file';
import type { Settings } from './settings';

/** Pages that cover everything: a link to them from a single operation would say nothing. */
const OVERVIEWS = ['index', 'guides/index', 'glossary', 'decisions'];

/** The hand-written pages of a site. */
export interface GuidePages {
  /** Names of the sidebars, in the navbar's order. */
  sidebarIds: readonly string[];
  /** Addresses of all pages: `/guides/connect/`. */
  addresses: readonly string[];
  /** Ids of the pages that show how to do something with the API: `guides/webhooks`. */
  guidePages: readonly string[];
  /** Folders of pages with an index: pages that belong to none of them, such as the not-found page, link to these. */
  guideSections: { label: string; href: string }[];
}

/** Lists the hand-written pages of a site, in the order of its sidebars. @throws AuthorError if it has no front page. */
export function listGuidePages({ docs, extension }: Pick<Settings, 'docs' | 'extension'>): GuidePages {
  const { sidebars } = loadExtension({ extension });
  if (!existsSync(join(docs, 'index.md')))
    requireFile(
      join(docs, 'index.mdx'),
      'Write it, or unset DOCS_DIR for a site that begins with the overview of the API.',
    );
  // Ids such as `guides/connect/index`.
  const written = sidebars && loadModule<{ default: SidebarsConfig }>(sidebars).default;
  const pages: readonly string[] = written
    ? Object.values(written).flatMap((items) => idsIn(items))
    : listPageFiles(docs).map(pageName);
  return {
    sidebarIds: Object.keys(written ?? sidebarsOfFolder),
    addresses: pages.map((id) => hrefOf(id)),
    guidePages: pages.filter((id) => !OVERVIEWS.includes(id)),
    guideSections: pages
      .filter((id) => /^[^/]+\/index$/.test(id))
      .map((id) => ({ label: titleOf(id.replace(/\/index$/, '')), href: hrefOf(id) })),
  };
}

/** The properties of a page's front matter that set its address. */
export interface Address {
  slug?: string;
  id?: string;
}

/** Returns a page's address from its name, as Docusaurus does: `guides/connect/index` → `/guides/connect/`, `2-book` → `/book/`. */
export function hrefOf(name: string, { slug, id }: Address = {}): string {
  const { dir, base } = posix.parse(name);
  const href = getSlug({
    baseID: id ?? DefaultNumberPrefixParser(base).filename,
    source: `${name}.mdx`,
    sourceDirName: dir || '.',
    frontMatterSlug: slug,
  });
  return href.endsWith('/') ? href : `${href}/`;
}

/** Returns the address of a page from its file. @param docs the folder of the pages. */
export function addressOfFile(docs: string, file: string, address: Address): string {
  return hrefOf(pageName(relative(docs, file)), address);
}

/** Turns a name into a title: `getting-started` → `Getting started`. */
export function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}

/** Returns the page ids in a sidebar. An item is a page's id, or a category whose `link` has the id of its index page. */
function idsIn(items: unknown): string[] {
  if (typeof items === 'string') return [items];
  if (Array.isArray(items)) return items.flatMap(idsIn);
  const { link, items: below } = items as { link: { id: string }; items: unknown };
  return [link.id, ...idsIn(below)];
}
