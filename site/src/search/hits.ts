import type { HierarchyLevel } from '#core/contracts/search-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { escapeHtml } from '#core/text/escape-html';
import { pathOf } from './path-of';

/** A string with `<mark>` around the matched words. */
interface Marked {
  value: string;
}

interface MarkedTexts {
  hierarchy?: Partial<Record<HierarchyLevel, Marked>>;
  content?: Marked;
}

/** A hit as an engine returns it; its strings are untrusted. */
export interface Hit {
  objectID: string;
  url: string;
  type: HierarchyLevel | 'content';
  hierarchy: Partial<Record<HierarchyLevel, string | null>>;
  content?: string | null;
  /** A `SearchKind`, if the engine returns one. */
  kind?: string;
  /** Method and path, such as `POST` and `/invoices/{id}`, of an operation and of everything that belongs to it. */
  method?: string;
  path?: string;
  /** Type of a field, parameter or header. */
  value_type?: string;
  /** A summary to show below the title if the hit has no content. */
  summary?: string;
  /** How well the hit matches the query; scores are comparable within one response. */
  _score?: number;
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
}

type Details = Pick<Hit, 'kind' | 'method' | 'path' | 'value_type' | 'summary'>;

/** A hit whose strings are HTML with `<mark>` as its only element; `lvl0`, `kind`, `method`, `path`, `value_type` are plain. */
export type SafeHit = Hit;

/** Returns the hits in a form that is safe to show, without those that lack a web address or a title. */
export function toSafeHits(hits: readonly unknown[]): SafeHit[] {
  return hits.filter(isHit).map(toSafeHit);
}

/**
 * Returns the searches that a browser has kept, made safe like hits. Keeps only those that link into the site, and only the
 * properties that rows show, because the store may contain anything.
 *
 * @param origins origins of the site, such as `https://developers.example`; relative addresses are resolved against the first
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

/** Returns a marked string as HTML with `<mark>` as its only element, whether or not the engine has escaped it. */
export function toSafeHtml(marked: string): string {
  return marked
    .split(/(<\/?mark>)/)
    .map((part) => (/^<\/?mark>$/.test(part) ? part : escapeHtml(unescape(part))))
    .join('');
}

/** Returns the title of a hit and the names of what contains it, outermost first; both are HTML as in `SafeHit`. */
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

/** Searches are kept after they were made safe, so their strings may already be escaped. */
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

/** Returns the other details that rows show, without values that are not strings. */
function detailsOf(
  { kind, method, path, value_type, summary }: Details,
  toSafe: (text: string) => string,
): Details {
  const details = { kind, method, path, value_type, summary: summary && toSafe(String(summary)) };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => typeof value === 'string'));
}

/** Makes marked strings safe and drops `lvl0`, because the names of groups are shown as plain text. */
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
