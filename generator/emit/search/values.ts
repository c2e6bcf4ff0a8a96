import { formatValue } from '#core/json/format-value';
import type { SearchSection } from '#core/search/create-records';
import type { Schema } from '../../model/api/api-model';
import { describeValue } from '../../model/wording/describe-value';
import { plainText } from '#core/text/plain-text';
import type { WordingContext } from '../../model/wording/wording-context';

/** The values that a field or parameter can have, each at its place. */
export function listValues(
  schema: Schema,
  place: Omit<SearchSection, 'kind' | 'content'>,
  context: WordingContext,
): SearchSection[] {
  return describeValue(schema, context).values.map((value) => ({
    ...place,
    kind: 'enum',
    titles: [...place.titles, formatValue(value.value)],
    content: plainText(value.description),
  }));
}
