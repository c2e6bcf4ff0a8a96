import { VFile } from 'vfile';
import { pageName } from '../config/page-files';
import { PageError } from '../errors/page-error';
import { remarkElements } from '../remark/replace-elements';
import { type PageHead, readHead } from '../remark/page-head';
import { parsePage } from '../remark/parse-page';
import type { Sources } from '../remark/sources';
import { type GuideSection, splitSections } from './guide-sections';

/** A hand-written page as a search sees it. */
export interface Guide {
  head: PageHead;
  sections: GuideSection[];
}

/** Of an anchor in the front matter. */
const INDENT = 2;

/** Lines inside a fence: readers do not search for code, and it is half of what there is to parse. */
const FENCED = /^(```+|~~~+)([^\n]*)(\n[^]*?)^\1[ \t]*$/gm;

/**
 * Parses a page and replaces its elements by their numbers and names.
 * @throws PageError when it is not MDX, an element names something that does not exist, or keywords are for a section that
 * does not exist.
 */
export function parseGuide(path: string, source: string, sources: Sources): Guide {
  const tree = parsePage(withoutCode(source), path);
  remarkElements(sources)(tree, new VFile({ path }));
  const head = readHead(tree, pageName(path));
  const sections = splitSections(tree);
  checkAnchors(Object.keys(head.section_keywords ?? {}), sections, path, source);
  return { head, sections };
}

/** Keeps the number of lines, so that locations match the file. */
function withoutCode(source: string): string {
  return source.replace(
    FENCED,
    (_, fence: string, info: string, code: string) => `${fence}${info}${code.replace(/[^\n]+/g, '')}${fence}`,
  );
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
      const message = `No heading of this page has the anchor ${anchor}. Its anchors: ${anchors.join(', ')}.`;
      return { file: path, line, column: INDENT + 1, message };
    });
  if (mistakes.length > 0) throw new PageError(mistakes);
}
