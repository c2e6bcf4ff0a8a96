import type { Schema } from '../model/api-model';
import { ownText } from '../model/schema/own-text';
import { withDeprecation } from './deprecation-text';
import { withElementText } from './element-text';
import type { WordingContext } from './wording-context';

/** Returns the description of a body or an object, which has no row of its table to show it, as Markdown. */
export function wholeText(schema: Schema, context: WordingContext): string | undefined {
  return withDeprecation(withElementText(ownText(schema), schema, context), schema);
}
