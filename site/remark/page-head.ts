import { posix } from 'node:path';
import type { Root } from 'mdast';
import { parse } from 'yaml';
import { plainWords } from './plain-words';

/** A page's title and front matter. */
export interface PageHead {
  /** The title in the front matter, else the first heading, else the page's name. */
  title: string;
  description?: string;
  /** The address, and its last part, if they differ from the file's. */
  slug?: string;
  id?: string;
  /** Whether a production build leaves the page out, or no list contains it. */
  draft?: boolean;
  unlisted?: boolean;
  /** Whether the page is about these pages, so that nobody searches for it. */
  hide_from_search?: boolean;
  /** Other words for the page's subject and, by anchor, for the subjects of its sections. */
  keywords?: string[];
  section_keywords?: Record<string, string[]>;
}

/**
 * Reads a page's title and front matter.
 * @param name name of the page, used if it has no title: `guides/webhooks`.
 */
export function readHead({ children }: Root, name: string): PageHead {
  const [first] = children;
  const matter = (first?.type === 'yaml' ? parse(first.value) : null) as Partial<PageHead> | null;
  const heading = children.find((node) => node.type === 'heading' && node.depth === 1);
  return { ...matter, title: matter?.title ?? (heading ? plainWords(heading) : posix.basename(name)) };
}
