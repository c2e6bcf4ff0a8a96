import { join } from 'node:path';
import sidebars from '../sidebars';
import sidebarsOfFolder from '../sidebars-of-folder';
import { listPageFiles } from '../remark/page-files';
import { docs, isOwn } from './folders';
import { requireFile } from './require-file';

/** Pages that are about everything: a link to them from one operation would say nothing. */
const OVERVIEWS = ['index', 'guides/index', 'glossary'];

/** Names of the sidebars, in the order of the navbar. */
export const sidebarIds: readonly string[] = Object.keys(isOwn ? sidebars : sidebarsOfFolder);

requireFile(
  join(docs, 'index.mdx'),
  'Write it, or unset DOCS_DIR for a front page that lists all operations.',
);

/** Ids of all pages, in the order of the sidebars: `guides/connect/index`. */
const pages: readonly string[] = isOwn
  ? Object.values(sidebars).flatMap((items) => idsIn(items))
  : listPageFiles(docs).map((file) => file.replace(/\.mdx$/, ''));

/** Ids of the pages that show how to do something with the API: `guides/webhooks`. */
export const guidePages: readonly string[] = pages.filter((id) => !OVERVIEWS.includes(id));

/** The folders of pages that have an index: where readers go on from a page that has no place among them. */
export const areas = pages
  .filter((id) => /^[^/]+\/index$/.test(id))
  .map((id) => ({ label: titleOf(id.replace(/\/index$/, '')), href: hrefOf(id) }));

/** Address of a page: `guides/connect/index` → `/guides/connect/`, `index` → `/`. */
export function hrefOf(id: string): string {
  const place = id.replace(/(^|\/)index$/, '');
  return place === '' ? '/' : `/${place}/`;
}

/** `getting-started` → `Getting started`. */
export function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}

/** An item of a sidebar is the id of a page, or a category with an id of its own. */
function idsIn(items: unknown): string[] {
  if (typeof items === 'string') return [items];
  if (Array.isArray(items)) return items.flatMap(idsIn);
  const { link, items: below } = items as { link: { id: string }; items: unknown };
  return [link.id, ...idsIn(below)];
}
