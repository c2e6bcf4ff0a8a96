import { VFile } from 'vfile';
import { remarkFacts } from '../remark/facts';
import { pageName } from '../remark/page-files';
import { type PageHead, readHead } from '../remark/page-head';
import { parsePage } from '../remark/parse-page';
import type { Sources } from '../remark/sources';
import { type GuideSection, splitSections } from './guide-sections';

/** A hand-written page as a search sees it. */
export interface Guide {
  head: PageHead;
  sections: GuideSection[];
}

/** Lines inside a fence: readers do not search for code, and it is half of what there is to parse. */
const FENCED = /^(```+|~~~+)([^\n]*)\n[^]*?^\1[ \t]*$/gm;

/**
 * Reads a page with the numbers and names that its elements stand for.
 * @throws when an element names something that does not exist, or keywords are for a section that does not exist.
 */
export function parseGuide(path: string, source: string, sources: Sources): Guide {
  const tree = parsePage(source.replace(FENCED, '$1$2\n$1'));
  remarkFacts(sources)(tree, new VFile({ path }));
  const head = readHead(tree, pageName(path));
  const sections = splitSections(tree);
  checkAnchors(Object.keys(head.section_keywords ?? {}), sections, path, source);
  return { head, sections };
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
