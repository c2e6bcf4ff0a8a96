import { translate } from '#core/labels/translate';
import type { Schema } from '../api/api-model';
import { joinDescriptions, ownDescription } from '../api/schema/own-description';
import { elementOf } from './element-of';
import type { WordingContext } from './wording-context';

/**
 * Appends the text of the elements to the text of an array, at each level of nested arrays. Omits text of components, which have
 * their own pages.
 */
export function withElementText(
  text: string | undefined,
  schema: Schema,
  context: WordingContext,
): string | undefined {
  const own = text?.trim();
  const inner = elementOf(schema, context).levels.map((level) =>
    joinDescriptions([
      level.deprecated ? translate('deprecated.') : undefined,
      ownDescription(level),
    ])?.trim(),
  );
  const told = inner.filter((one) => one !== undefined && one !== own).map((one) => introduce(one!));
  return told.length > 0 ? [...new Set([...(own ? [own] : []), ...told])].join('\n\n') : text;
}

/** Starts a new paragraph for a list, a table, or a heading. */
function introduce(text: string): string {
  return /^(?!\d+[.)])[\p{L}\p{N}`"“]/u.test(text)
    ? translate('Each item: {text}', { text })
    : `${translate('Each item:')}\n\n${text}`;
}
