import type { SearchSection } from '#core/search/create-records';
import type { Header } from '../../model/api/api-model';
import { plainText } from '#core/text/plain-text';
import { describeType, formatType } from '../../model/wording/type-text';
import type { WordingContext } from '../../model/wording/wording-context';
import type { BodiesPlace } from './describe-field';

/** Headers that the API sends. @param prefix starts their anchors: `200.header`. */
export function listHeaders(
  headers: readonly Pick<Header, 'name' | 'description' | 'schema'>[],
  prefix: string,
  { titles, page, claimId, ...call }: BodiesPlace,
  context: WordingContext,
): SearchSection[] {
  return headers.map(({ name, description, schema }) => ({
    kind: 'header',
    titles: [...titles, name],
    content: plainText(description ?? schema.description),
    valueType: formatType(describeType(schema, context)),
    url: `${page}#${claimId(prefix, name)}`,
    ...call,
  }));
}

/** Sections without the headers that were there before: many responses have the same, which says the same of itself. */
export function keepNewHeaders(sections: readonly SearchSection[]): SearchSection[] {
  const known = new Set<string>();
  return sections.filter(({ kind, titles, content }) => {
    const header = `${titles.at(-1)} ${content}`;
    if (kind !== 'header') return true;
    const isNew = !known.has(header);
    known.add(header);
    return isNew;
  });
}
