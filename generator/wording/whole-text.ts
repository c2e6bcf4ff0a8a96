import type { Schema } from '../model/api-model';
import { ownText } from '../model/schema/own-text';
import { withDeprecation } from './deprecation-text';
import { withElementText } from './element-text';
import type { WordingContext } from './wording-context';

/** What is said of a body or an object, which has no row to stand in, as Markdown. */
export function wholeText(schema: Schema, context: WordingContext): string | undefined {
  return withDeprecation(withElementText(ownText(schema), schema, context), schema);
}
