/** What a record is about. */
export type SearchKind =
  | 'guide'
  | 'term'
  | 'tag'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'object'
  | 'property'
  | 'enum'
  | 'error'
  | 'event';

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Titles from the group down to the record itself; deeper levels are null. */
export type SearchHierarchy = Record<HierarchyLevel, string | null>;

/** `lvl1` to `lvl6`: a title. `content`: text below one. */
export type SearchRecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/**
 * One thing that a search finds, in the shape of DocSearch, so that any engine can hold it. All texts are plain: no Markdown,
 * no HTML.
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord extends SearchFacets {
  /** Unique and the same in every build. */
  objectID: string;
  type: SearchRecordType;
  hierarchy: SearchHierarchy;
  /** What stands at the anchor: of a title the first paragraph, if any. */
  content: string | null;
  /** Root-relative, with anchor: `/api/objects/invoice/#due_date`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  weight: { page_rank: number; level: number; position: number };
  kind: SearchKind;
  /** Of an operation and what belongs to it: `POST`. */
  method?: string;
  /** `/invoices/{id}`. */
  path?: string;
  /** Of a field, parameter or header, for its row: `array of Document item`. Never searched. */
  value_type?: string;
  /** For the row of a title without content: the first sentence below it. Never searched. */
  summary?: string;
  /** Other words for the same thing, from `x-search-keywords` and from names: `createInvoice`. Never shown. */
  keywords?: string[];
  /** Cells of the tables below a title, a line for each row: searched like `content`, never shown. */
  cells?: string;
}

/** What results are narrowed by. */
export interface SearchFacets {
  language: string;
  version: string[];
  docusaurus_tag: string;
}

/** `search/records.json`. */
export interface SearchRecords {
  records: SearchRecord[];
}
