import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = /(^|\/)index\.html$/;

/** Returns the Markdown twin of a page (`guides/index.md`), if it has one. */
export function twinOf(folder: string, file: string): string | undefined {
  const twin = file.replace(PAGE, '$1index.md');
  return twin !== file && existsSync(join(folder, twin)) ? twin : undefined;
}

/**
 * Returns the path of the page that a Markdown file is a twin of: `guides/` for `guides/index.md` and for `guides.md`; undefined for
 * any other Markdown file.
 */
export function pageOf(folder: string, file: string): string | undefined {
  if (!file.endsWith('.md')) return undefined;
  const path = file.replace(/\.md$/, '/').replace(/(^|\/)index\/$/, '$1');
  return existsSync(join(folder, path, 'index.html')) ? path : undefined;
}
