import { readdirSync } from 'node:fs';

/**
 * Lists the hand-written pages below `docs`, MDX or Markdown, sorted: `guides/webhooks.mdx`. Folders whose names begin with `_`
 * have none.
 */
export function listPageFiles(docs: string): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .toSorted();
}

/** Returns a page's name, without its extension: `guides/webhooks`. */
export function pageName(file: string): string {
  return file.replace(/\.mdx?$/, '');
}
