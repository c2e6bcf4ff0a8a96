import type {
  HierarchyLevel,
  SearchFacets,
  SearchKind,
  SearchRecord,
  SearchRecordType,
  StoredRecord,
} from '../contracts/search-records';
import { HIERARCHY_LEVELS } from './levels';

/** Input for the record of one section. */
export interface SearchSection {
  kind: SearchKind;
  /** Group, page and headings down to the section: two to seven. */
  titles: string[];
  /** Whether the record is a paragraph below the last title instead of the title itself. */
  isText?: boolean;
  content?: string;
  /** Root-relative, with anchor. */
  url: string;
  method?: string;
  path?: string;
  /** As in `SearchRecord`. */
  valueType?: string;
  summary?: string;
  keywords?: string[];
  cells?: string;
  /** Negative for sections that say little about their page; default 0. */
  rank?: number;
}

/** Weight per level as in the DocSearch scraper: titles from 90 down to 40, paragraphs 0. */
const LEVEL_STEP = 10;

/**
 * Creates records in the order of their sections. Sections of other pages change nothing in them, and those of the same page
 * only their positions.
 */
export function createRecords(sections: readonly SearchSection[], facets: SearchFacets): SearchRecord[] {
  const onPage = new Map<string, number>();
  const atUrl = new Map<string, number>();
  return sections.map((section) => {
    const { url } = section;
    const position = countUp(onPage, pageOf(url)) - 1;
    return createRecord(section, position, countUp(atUrl, url), facets);
  });
}

/** Adds to the records of a file their positions, which follow from their order. */
export function placeRecords(records: readonly StoredRecord[]): SearchRecord[] {
  const onPage = new Map<string, number>();
  return records.map((record) => {
    const position = countUp(onPage, record.url_without_anchor) - 1;
    return { ...record, weight: { ...record.weight, position } };
  });
}

/** The address of a page, without the anchor. */
export function pageOf(url: string): string {
  return url.split('#')[0] ?? '';
}

function countUp(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/**
 * Creates the record of a section.
 * @param position index of the section among those of its page.
 * @param count 1 for the first section with this URL, 2 for the second.
 */
export function createRecord(
  {
    kind,
    titles,
    isText,
    content,
    url,
    method,
    path,
    valueType,
    summary,
    keywords,
    cells,
    rank = 0,
  }: SearchSection,
  position: number,
  count: number,
  facets: SearchFacets,
): SearchRecord {
  const [page = '', anchor = null] = url.split('#');
  const depth = titles.length - 1;
  return {
    objectID: count === 1 ? url : `${url}~${count}`,
    type: isText ? 'content' : typeOf(depth),
    kind,
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null]),
    ) as Record<HierarchyLevel, string | null>,
    content: content ? content : null,
    url,
    url_without_anchor: page,
    anchor,
    weight: { page_rank: rank, level: isText ? 0 : 100 - LEVEL_STEP * depth, position },
    ...(method && { method }),
    ...(path && { path }),
    ...(valueType && { value_type: valueType }),
    ...(summary && { summary }),
    ...(keywords && keywords.length > 0 && { keywords }),
    ...(cells && { cells }),
    ...facets,
  };
}

/** @throws for a section without a page, or nested deeper than DocSearch allows. */
function typeOf(depth: number): SearchRecordType {
  const level = HIERARCHY_LEVELS[depth];
  if (level === undefined || level === 'lvl0')
    throw new Error(`A record has two to seven titles, not ${depth + 1}.`);
  return level;
}
