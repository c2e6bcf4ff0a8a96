import { readdirSync } from 'node:fs';

/** The hand-written pages below `docs`, sorted: `guides/webhooks.mdx`. Folders that begin with `_` hold none. */
export function listPageFiles(docs: string): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !/(^|\/)_/.test(file))
    .toSorted();
}
