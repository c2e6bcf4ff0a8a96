import type { Schema } from '../model/api-model';
import { joinTexts, ownText } from '../model/schema/own-text';
import { elementOf } from './element-of';
import type { WordingContext } from './wording-context';

/**
 * A text about an array with what is said of its elements, at each level of an array of arrays. What is said where a
 * component stands alone is on the page of that.
 */
export function withElementText(
  text: string | undefined,
  schema: Schema,
  context: WordingContext,
): string | undefined {
  const own = text?.trim();
  const inner = elementOf(schema, context).levels.map((level) =>
    joinTexts([level.deprecated ? 'deprecated.' : undefined, ownText(level)])?.trim(),
  );
  const told = inner.filter((one) => one !== undefined && one !== own).map((one) => introduce(one!));
  return told.length > 0 ? [...new Set([...(own ? [own] : []), ...told])].join('\n\n') : text;
}

/** A list, a table or a heading needs a line of its own. */
function introduce(text: string): string {
  return /^(?!\d+[.)])[\p{L}\p{N}`"“]/u.test(text) ? `Each item: ${text}` : `Each item:\n\n${text}`;
}
