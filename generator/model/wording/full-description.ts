import type { Schema } from '../api/api-model';
import { ownDescription } from '../api/schema/own-description';
import { withDeprecation } from './deprecation-text';
import { withElementText } from './element-text';
import type { WordingContext } from './wording-context';

/** Returns the description of a body or an object, which has no row of its table to show it, as Markdown. */
export function fullDescription(schema: Schema, context: WordingContext): string | undefined {
  return withDeprecation(withElementText(ownDescription(schema), schema, context), schema);
}
