import { posix } from 'node:path';
import type { Root } from 'mdast';
import { parse } from 'yaml';
import { plainWords } from './plain-words';

/** What a page says of itself. */
export interface PageHead {
  /** Of the front matter, the first heading, or else the name of the page. */
  title: string;
  description?: string;
  /** The address and the last part of it, where they are not those of the file. */
  slug?: string;
  id?: string;
  /** True for a page that a production build leaves out, or that nothing leads to. */
  draft?: boolean;
  unlisted?: boolean;
  /** True for a page about these pages, which nobody searches for. */
  hide_from_search?: boolean;
  /** Other words for what it is about, and by anchor for what its sections are about. */
  keywords?: string[];
  section_keywords?: Record<string, string[]>;
}

/** @param name of the page, for one without a title: `guides/webhooks`. */
export function readHead({ children }: Root, name: string): PageHead {
  const [first] = children;
  const matter = (first?.type === 'yaml' ? parse(first.value) : null) as Partial<PageHead> | null;
  const heading = children.find((node) => node.type === 'heading' && node.depth === 1);
  return { ...matter, title: matter?.title ?? (heading ? plainWords(heading) : posix.basename(name)) };
}
