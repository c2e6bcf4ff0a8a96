import { translate } from '#core/labels/translate';
import type { SearchKind } from '#core/contracts/search-records';
import { escapeHtml } from '#core/text/escape-html';
import { namesOf, type SafeHit } from './hits';

/** The strings in the row of a hit; `title`, `context` and `summary` are HTML as in `SafeHit`, the others are plain text. */
interface HitTexts {
  /** Label of the kind, such as `Field`; empty for a hit without a known kind. */
  kind: string;
  /** Method of an operation, shown instead of its kind. */
  method?: string;
  title: string;
  /** Whether the title is a name in code. */
  isCode: boolean;
  type?: string;
  /** The names of what contains the hit, outermost first. */
  context: string[];
  summary: string;
}

const KINDS: ReadonlyMap<string, string> = new Map<SearchKind, string>([
  ['guide', translate('Guide')],
  ['term', translate('Term')],
  ['tag', 'API'],
  ['operation', translate('Link')],
  ['parameter', translate('Parameter')],
  ['header', translate('Header')],
  ['object', translate('Object')],
  ['property', translate('Field')],
  ['enum', translate('Value')],
  ['error', translate('Error')],
  ['event', translate('Event')],
  ['release', translate('Version')],
]);

const CODE: readonly string[] = ['parameter', 'header', 'property', 'enum', 'event'] satisfies SearchKind[];

/** The names that the rows above a hit already show: the name of its group, or that of its page as well. */
export type Said = 'group' | 'page';

/** Returns the strings in the row of a hit: a value has its field, a section its page, an operation its path. */
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
