import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { remarkFacts } from '../remark/facts';
import type { Sources } from '../remark/sources';
import { type GuideSection, splitSections } from './guide-sections';

/** A hand-written page as a search sees it. */
export interface Guide {
  title: string;
  description: string;
  /** From the front matter, where it differs from the place of the file. */
  slug?: string;
  sections: GuideSection[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Lines inside a fence: readers do not search for code, and it is half of what there is to parse. */
const FENCED = /^(```+|~~~+)([^\n]*)\n[^]*?^\1[ \t]*$/gm;

/**
 * Reads a page with the numbers and names that its elements stand for.
 * @throws when an element names something that does not exist.
 */
export function parseGuide(path: string, source: string, sources: Sources): Guide {
  const file = new VFile({ path, value: source.replace(FENCED, '$1$2\n$1') });
  const tree = parser.parse(file);
  remarkFacts(sources)(tree, file);
  const [first] = tree.children;
  const {
    title = '',
    description = '',
    slug,
  } = (first?.type === 'yaml' ? parse(first.value) : {}) as Partial<Guide>;
  return { title, description, slug, sections: splitSections(tree) };
}
