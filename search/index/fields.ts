import type { SearchRecord } from '#core/contracts/search-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { messageKey } from '../message';
import { splitNames } from '../text/words';

export const FIELD_NAMES = ['title', 'parents', 'keywords', 'content'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The titles of a record, outermost first. */
export function titlesOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []);
}

/** The searchable fields of a record. */
export function fieldsOf(record: SearchRecord): Record<FieldName, string> {
  const titles = titlesOf(record);
  return {
    title: titles.at(-1) ?? '',
    parents: titles.slice(0, -1).join(' \n '),
    keywords: [...(record.keywords ?? []), ...messagesOf(record), record.method, record.path].join(' \n '),
    content: [record.content, record.cells].join(' \n '),
  };
}

/**
 * The names of a record as words of the index: a title in one piece, keywords such as `createInvoice`, and for what an error says
 * each message, with the name of its field and without.
 */
export function namesOf(record: SearchRecord): string[] {
  const title = splitNames(titlesOf(record).at(-1) ?? '');
  const keywords = (record.keywords ?? []).map(splitNames).filter(([name]) => name && name.length > 1);
  const names = [title, ...keywords].flatMap(([name, ...more]) =>
    name && more.length === 0 ? name.join('') : [],
  );
  return [...names, ...messagesOf(record)];
}

/** The messages of an error status, one in each line of its cells. */
function messagesOf({ kind, cells = '' }: SearchRecord): string[] {
  const lines = kind === 'error' ? cells.split('\n') : [];
  return lines.flatMap((line) => [line, line.replace(/^[^\s:]+: /, '')]).map(messageKey);
}
