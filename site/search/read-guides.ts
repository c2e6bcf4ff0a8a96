import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SearchFacets, SearchRecord } from '#core/contracts/search-records';
import { createRecords, type SearchSection } from '#core/search/create-records';
import { firstSentence } from '#core/text/first-sentence';
import { hrefOf } from '../config/guide-pages';
import { listPageFiles, pageName } from '../config/page-files';
import { readAll } from '../errors/page-error';
import { readSources } from '../remark/read-sources';
import { type Guide, parseGuide } from './parse-guide';

const FACETS: SearchFacets = { language: 'en', version: ['current'], docusaurus_tag: 'docs-default-current' };

/** Titles that this many pages have (`Next steps`) say nothing of their page. */
const COMMON_TITLE = 3;

interface Page extends Guide {
  url: string;
  /** Title of the index page of the area it lies in. */
  area: string;
}

/**
 * A record for every page and section of the hand-written pages, and for every term of the glossary.
 * @param docs folder of the pages.
 * @param generated folder of the generator's output that they are bound to.
 * @throws PageError with the mistakes of all pages.
 */
export function readGuides(docs: string, generated: string): SearchRecord[] {
  const pages = readPages(docs, generated);
  const common = commonTitles(pages);
  return createRecords(
    pages.flatMap((page) => describePage(page, common)),
    FACETS,
  );
}

function readPages(docs: string, generated: string): Page[] {
  const sources = readSources(generated, docs);
  const guides = new Map(
    readAll(listPageFiles(docs), (file): [string, Guide] => [
      file,
      parseGuide(relative('', join(docs, file)), readFileSync(join(docs, file), 'utf8'), sources),
    ]),
  );
  const titles = new Map([...guides].map(([file, { head }]) => [pageName(file), head.title]));
  return [...guides]
    .filter(([, { head }]) => !head.draft && !head.unlisted && !head.hide_from_search)
    .map(([file, guide]) => {
      const { head } = guide;
      const area = file.includes('/') ? titles.get(`${file.split('/')[0]}/index`) : undefined;
      return { ...guide, url: hrefOf(pageName(file), head), area: area ?? head.title };
    });
}

/** Returns the first sentence of a section. The row does not show what a colon at its end introduces. */
function summaryOf(text: string): string | undefined {
  return firstSentence(text).replace(/:$/, '.') || undefined;
}

function commonTitles(pages: readonly Page[]): Set<string> {
  const counts = new Map<string, number>();
  for (const title of pages.flatMap(({ sections }) => sections.map(({ titles }) => titles.at(-1) ?? '')))
    counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= COMMON_TITLE).map(([title]) => title));
}

function describePage({ head, url, area, sections }: Page, common: Set<string>): SearchSection[] {
  const { title, description = '', keywords: own = [], section_keywords: sectionKeywords = {} } = head;
  // The home page and the index of the guides only lead to other pages.
  const isOverview = url === '/' || url === '/guides/';
  const isGlossary = url === '/glossary/';
  const headings = sections.flatMap(({ titles }) => titles.at(-1) ?? []);
  // A page is about what its headings name, except for the glossary, which is about everything.
  const keywords = [
    // YAML reads words such as `null` and `true` as other values.
    ...own.map(String),
    ...(isGlossary ? [] : headings.filter((heading) => !common.has(heading))),
  ];
  return [
    { kind: 'guide', titles: [area, title], content: description, url, keywords },
    ...sections.flatMap(({ titles, anchor, text, cells }): SearchSection[] => {
      const place: SearchSection = {
        kind: isGlossary && titles.length > 0 ? 'term' : 'guide',
        titles: [area, title, ...titles],
        url: anchor === null ? url : `${url}#${anchor}`,
        ...(anchor !== null && sectionKeywords[anchor] && { keywords: sectionKeywords[anchor].map(String) }),
        ...((isOverview || common.has(titles.at(-1) ?? '')) && { rank: -1 }),
      };
      return [
        ...(anchor === null ? [] : [{ ...place, summary: summaryOf(text) }]),
        ...(text + cells === ''
          ? []
          : [{ ...place, keywords: undefined, isText: true, content: text, cells }]),
      ];
    }),
  ];
}
