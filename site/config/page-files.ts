import { readdirSync } from 'node:fs';

/** The hand-written pages below `docs`, MDX or Markdown, sorted: `guides/webhooks.mdx`. Folders that begin with `_` hold none. */
export function listPageFiles(docs: string): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .toSorted();
}

/** The name of a page, without its extension: `guides/webhooks`. */
export function pageName(file: string): string {
  return file.replace(/\.mdx?$/, '');
}
