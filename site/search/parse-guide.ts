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
  /** The same for its sections, by their anchors. */
  sectionKeywords: Record<string, string[]>;
  /** From the front matter, where it differs from the place of the file. */
  slug?: string;
  sections: GuideSection[];
}

type FrontMatter = Partial<Omit<Guide, 'sectionKeywords' | 'sections'>> & {
  section_keywords?: Guide['sectionKeywords'];
};

/** Lines inside a fence: readers do not search for code, and it is half of what there is to parse. */
const FENCED = /^(```+|~~~+)([^\n]*)\n[^]*?^\1[ \t]*$/gm;

/**
 * Reads a page with the numbers and names that its elements stand for.
 * @throws when an element names something that does not exist, or keywords are for a section that does not exist.
 */
export function parseGuide(path: string, source: string, sources: Sources): Guide {
  const tree = parsePage(source.replace(FENCED, '$1$2\n$1'));
  remarkFacts(sources)(tree, new VFile({ path }));
  const [first] = tree.children;
  const {
    title = '',
    description = '',
    keywords = [],
    section_keywords: sectionKeywords = {},
    slug,
  } = (first?.type === 'yaml' ? parse(first.value) : {}) as FrontMatter;
  const sections = splitSections(tree);
  checkAnchors(Object.keys(sectionKeywords), sections, path, source);
  return { title, description, keywords, sectionKeywords, slug, sections };
}

/** A heading that was renamed would lose its keywords without a word. */
function checkAnchors(
  named: readonly string[],
  sections: readonly GuideSection[],
  path: string,
  source: string,
): void {
  const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
  const mistakes = named
    .filter((anchor) => !anchors.includes(anchor))
    .map((anchor) => {
      const line = source.split('\n').findIndex((text) => text.trimStart().startsWith(`${anchor}:`)) + 1;
      return `${path}:${line}:3  No heading of this page has the anchor ${anchor}. Its anchors: ${anchors.join(', ')}.`;
    });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}
