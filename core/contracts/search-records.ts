/** The kind of thing that a record describes. */
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
  | 'event'
  | 'release';

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Titles from the group down to the record itself; deeper levels are null. */
type SearchHierarchy = Record<HierarchyLevel, string | null>;

/** `lvl1` to `lvl6`: a title. `content`: a paragraph below one. */
export type SearchRecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/**
 * One searchable section in the format of DocSearch, so that any engine can index it. All strings are plain text, without
 * Markdown or HTML.
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord extends SearchFacets {
  /** Unique and the same in every build. */
  objectID: string;
  type: SearchRecordType;
  hierarchy: SearchHierarchy;
  /** The content at the anchor; for a title its first paragraph, if any. */
  content: string | null;
  /** Root-relative, with anchor: `/api/objects/invoice/#due_date`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** `position` is the index among the records of the page. */
  weight: { page_rank: number; level: number; position: number };
  kind: SearchKind;
  /** For an operation and its parts: `POST`. */
  method?: string;
  /** `/invoices/{id}`. */
  path?: string;
  /** For a field, parameter or header, shown in its row: `array of Document item`. Never searched. */
  value_type?: string;
  /** First sentence below a title without content, shown in its row. Never searched. */
  summary?: string;
  /** Synonyms from `x-search-keywords` and names such as `createInvoice`. Never shown. */
  keywords?: string[];
  /** Table cells below a title, one line per row: searched like `content`, never shown. */
  cells?: string;
}

/** Facets for filtering results. */
export interface SearchFacets {
  language: string;
  version: string[];
  docusaurus_tag: string;
}

/** A record without its position, which follows from the order of the records: so a new record changes no other. */
export interface StoredRecord extends Omit<SearchRecord, 'weight'> {
  weight: Omit<SearchRecord['weight'], 'position'>;
}

/** `search/records.json`. */
export interface SearchRecords {
  records: StoredRecord[];
}
