import type { HierarchyLevel } from '#core/contracts/search-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { escapeHtml } from '#core/text/escape-html';
import { pathOf } from './path-of';

/** A text with `<mark>` around what was looked for. */
interface Marked {
  value: string;
}

interface MarkedTexts {
  hierarchy?: Partial<Record<HierarchyLevel, Marked>>;
  content?: Marked;
}

/** What was found, as an engine returns it: nobody vouches for its texts. */
export interface Hit {
  objectID: string;
  url: string;
  type: HierarchyLevel | 'content';
  hierarchy: Partial<Record<HierarchyLevel, string | null>>;
  content?: string | null;
  /** What it is, where the engine says so: a `SearchKind`. */
  kind?: string;
  /** Of an operation and of what belongs to it: `POST` and `/invoices/{id}`. */
  method?: string;
  path?: string;
  /** Of a field, parameter or header. */
  value_type?: string;
  /** What stands below a title without content. */
  summary?: string;
  /** How well it fits, comparable within one response. */
  _score?: number;
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
}

type Details = Pick<Hit, 'kind' | 'method' | 'path' | 'value_type' | 'summary'>;

/** A hit whose texts are HTML that holds no element but `<mark>`; `lvl0`, `kind`, `method`, `path` and `value_type` are plain. */
export type SafeHit = Hit;

/** The hits that can be shown, made safe; what lacks an address on the web or a title is left out. */
export function toSafeHits(hits: readonly unknown[]): SafeHit[] {
  return hits.filter(isHit).map(toSafeHit);
}

/**
 * Searches that a browser has kept, made safe like hits. Only those that lead within the site stay, and only what is shown of
 * them: a store holds whatever was written to it.
 *
 * @param origins of the site, such as `https://developers.example`; addresses without one are at the first
 */
export function toSafeKeptHits(kept: readonly unknown[], origins: readonly string[]): SafeHit[] {
  return kept.flatMap((value) => {
    const hit = value as Partial<Hit> | null;
    const url =
      typeof hit?.url === 'string' && URL.canParse(hit.url, origins[0]) && new URL(hit.url, origins[0]);
    return url && origins.includes(url.origin) && isHit({ ...hit, url: url.href })
      ? [toSafeKeptHit(hit as Hit, pathOf(url))]
      : [];
  });
}

/** Marked text as HTML that holds no element but `<mark>`, whether or not the engine has escaped it. */
export function toSafeHtml(marked: string): string {
  return marked
    .split(/(<\/?mark>)/)
    .map((part) => (/^<\/?mark>$/.test(part) ? part : escapeHtml(unescape(part))))
    .join('');
}

/** The title of a hit, and what it is part of, from the outside in; HTML as in `SafeHit`. */
export function namesOf(hit: SafeHit): { title: string; path: string[] } {
  const names = HIERARCHY_LEVELS.flatMap((level) => {
    const text = hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level];
    return text ? [level === 'lvl0' ? escapeHtml(text) : text] : [];
  });
  return { title: names.at(-1) ?? '', path: names.slice(0, -1) };
}

function isHit(value: unknown): value is Hit {
  const hit = value as Partial<Hit> | null;
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    /^https?:$/.test(URL.canParse(hit.url) ? new URL(hit.url).protocol : '') &&
    typeof hit.hierarchy?.lvl0 === 'string' &&
    typeof hit.hierarchy.lvl1 === 'string'
  );
}

function toSafeHit({ kind, method, path, value_type, summary, ...hit }: Hit): SafeHit {
  const { lvl0, ...titles } = hit.hierarchy;
  return {
    ...hit,
    ...detailsOf({ kind, method, path, value_type, summary }, escapeHtml),
    hierarchy: { lvl0, ...mapLevels(titles, escapeHtml) },
    content: hit.content ? escapeHtml(hit.content) : null,
    _highlightResult: toSafeTexts(hit._highlightResult),
    _snippetResult: toSafeTexts(hit._snippetResult),
  };
}

/** A search is kept after it was made safe, so its texts may be escaped already. */
function toSafeKeptHit(
  { objectID, type, hierarchy, content, kind, method, path, value_type, summary }: Hit,
  url: string,
): SafeHit {
  const { lvl0, ...titles } = hierarchy;
  return {
    objectID,
    url,
    type,
    hierarchy: { lvl0, ...mapLevels(titles, (text) => toSafeHtml(String(text))) },
    content: typeof content === 'string' ? toSafeHtml(content) : null,
    ...detailsOf({ kind, method, path, value_type, summary }, toSafeHtml),
  };
}

/** What rows show beside the texts of a hit; a value that is not a string is dropped. */
function detailsOf(
  { kind, method, path, value_type, summary }: Details,
  toSafe: (text: string) => string,
): Details {
  const details = { kind, method, path, value_type, summary: summary && toSafe(String(summary)) };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => typeof value === 'string'));
}

/** Groups are named with plain text, so that their marked names go. */
function toSafeTexts({ hierarchy = {}, content }: MarkedTexts = {}): MarkedTexts {
  const { lvl0: _, ...titles } = hierarchy;
  return {
    hierarchy: mapLevels(titles, ({ value }) => ({ value: toSafeHtml(value) })),
    ...(content && { content: { value: toSafeHtml(content.value) } }),
  };
}

function mapLevels<From, To>(
  texts: Partial<Record<HierarchyLevel, From | null>>,
  change: (text: From) => To,
): Partial<Record<HierarchyLevel, To>> {
  return Object.fromEntries(
    HIERARCHY_LEVELS.flatMap((level) => {
      const text = texts[level];
      return text === null || text === undefined ? [] : [[level, change(text)]];
    }),
  );
}

function unescape(text: string): string {
  const characters: Record<string, string> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    '#x27': "'",
    amp: '&',
  };
  return text.replaceAll(
    /&(lt|gt|quot|#39|#x27|amp);/g,
    (entity, name: string) => characters[name] ?? entity,
  );
}
