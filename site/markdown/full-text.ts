import type { ListedFile } from './llms-txt';
import type { SitePage } from './site-pages';
import type { MarkdownFiles } from './write-guides';

/** The file with the Markdown of all pages. */
export const FULL_TEXT = 'llms-full.txt';

/** Joins the Markdown of pages, in their order; pages that have none are left out. */
export function joinTexts(pages: readonly SitePage[], texts: MarkdownFiles): string {
  return pages.flatMap(({ href }) => texts.get(`${href.slice(1)}index.md`) ?? []).join('\n');
}

/** Returns the file's line in the list of pages, with its size: it is too long for most readers. */
export function listed(content: string): ListedFile {
  const size = (Buffer.byteLength(content) / 1e6).toFixed(1);
  return { title: 'All pages in one file', path: `/${FULL_TEXT}`, note: `Markdown, ${size} MB` };
}
