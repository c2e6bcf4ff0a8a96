import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type LinkTargets, withAbsoluteLinks } from './absolute-links';
import { withPageHead } from './page-markdown';
import type { MarkdownFiles } from './write-guides';

/** Folder of the reference's Markdown in the generator's output: `text/api/errors/index.md`. */
const FOLDER = 'text';

/** Lists the paths of the Markdown that the generator wrote for the reference: `api/errors/index.md`. */
export function listReference(generated: string): string[] {
  const folder = join(generated, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/**
 * Returns the Markdown of the reference with absolute links, and with a head below each title.
 * @param additions Markdown for the end of a page, by its path.
 */
export function writeReference(
  generated: string,
  targets: LinkTargets,
  additions: ReadonlyMap<string, string> = new Map(),
): MarkdownFiles {
  return new Map(
    listReference(generated).map((path) => {
      const href = hrefOf(path);
      const added = additions.get(path);
      const own = readFileSync(join(generated, FOLDER, path), 'utf8');
      const markdown = added === undefined ? own : `${own}\n${added}\n`;
      return [path, withPageHead(withAbsoluteLinks(markdown, href, targets), href, targets)];
    }),
  );
}

/** Returns the address of a page's Markdown without its file: `api/errors/index.md` → `/api/errors/`. */
export function hrefOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '/' : `/${folder}/`;
}
