import { VFile } from 'vfile';
import { parse } from 'yaml';
import { remarkFacts } from '../remark/facts';
import { parsePage } from '../remark/parse-page';
import type { Sources } from '../remark/sources';
import { type GuideSection, splitSections } from './guide-sections';

/** A hand-written page as a search sees it. */
export interface Guide {
  title: string;
  description: string;
  /** Other words for what it is about, from the front matter. */
  keywords: string[];
  /** From the front matter, where it differs from the place of the file. */
  slug?: string;
  sections: GuideSection[];
}

/** Lines inside a fence: readers do not search for code, and it is half of what there is to parse. */
const FENCED = /^(```+|~~~+)([^\n]*)\n[^]*?^\1[ \t]*$/gm;

/**
 * Reads a page with the numbers and names that its elements stand for.
 * @throws when an element names something that does not exist.
 */
export function parseGuide(path: string, source: string, sources: Sources): Guide {
  const tree = parsePage(source.replace(FENCED, '$1$2\n$1'));
  remarkFacts(sources)(tree, new VFile({ path }));
  const [first] = tree.children;
  const {
    title = '',
    description = '',
    keywords = [],
    slug,
  } = (first?.type === 'yaml' ? parse(first.value) : {}) as Partial<Guide>;
  return { title, description, keywords, slug, sections: splitSections(tree) };
}
