import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

const parser = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** The syntax tree of an MDX page as its author wrote it, before any element is replaced. */
export function parsePage(source: string): Root {
  return parser.parse(source);
}
