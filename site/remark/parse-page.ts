import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** The syntax tree of an MDX page as its author wrote it, before any element is replaced. @throws when it is no MDX. */
export function parsePage(source: string): Root {
  return parser.parse(source);
}
