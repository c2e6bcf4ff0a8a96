import type { SearchRecord } from '#core/contracts/search-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';

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
    keywords: [...(record.keywords ?? []), record.method, record.path].join(' \n '),
    content: [record.content, record.cells].join(' \n '),
  };
}
