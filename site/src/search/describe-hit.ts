import type { SearchKind } from '#core/contracts/search-records';
import { escapeHtml } from '#core/text/escape-html';
import { namesOf, type SafeHit } from './hits';

/** What the row of a hit shows; `title`, `context` and `summary` are HTML as in `SafeHit`, the rest is plain. */
export interface HitTexts {
  /** `Field`; empty for a hit that does not say what it is. */
  kind: string;
  /** Of an operation, in the place of its kind. */
  method?: string;
  title: string;
  /** Whether the title is a name in code. */
  isCode: boolean;
  type?: string;
  /** Where it stands, from the outside in. */
  context: string[];
  summary: string;
}

const KINDS: ReadonlyMap<string, string> = new Map<SearchKind, string>([
  ['guide', 'Guide'],
  ['term', 'Term'],
  ['tag', 'API'],
  ['operation', 'Link'],
  ['parameter', 'Parameter'],
  ['header', 'Header'],
  ['object', 'Object'],
  ['property', 'Field'],
  ['enum', 'Value'],
  ['error', 'Error'],
  ['event', 'Event'],
]);

const CODE: readonly string[] = ['parameter', 'header', 'property', 'enum', 'event'] satisfies SearchKind[];

/** What the rows above a hit say already: the name of its group, or its page as well. */
export type Said = 'group' | 'page';

/** What a row says of a hit: a value follows its field, a section its page, an operation its path. */
export function describeHit(hit: SafeHit, said?: Said): HitTexts {
  const { kind = '', method, content, summary } = hit;
  const { title, path } = namesOf(hit);
  const [group = '', ...titles] = path;
  const isPage = titles.length === 0;
  const isOperation = isPage && method !== undefined && (kind === 'operation' || kind === '');
  const field = kind === 'enum' ? titles.pop() : undefined;
  const around = isOperation && hit.path ? [escapeHtml(hit.path)] : said ? [] : [group];
  return {
    kind: KINDS.get(kind) ?? '',
    ...(isOperation && { method }),
    title: field === undefined ? title : `${field}: ${title}`,
    isCode: CODE.includes(kind),
    type: hit.value_type,
    context: isPage ? around : titles.slice(said === 'page' ? 1 : 0),
    summary: hit._snippetResult?.content?.value ?? content ?? summary ?? '',
  };
}
