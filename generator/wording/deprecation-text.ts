import type { Schema } from '../model/api-model';
import { joinTexts } from '../model/schema/own-text';

/** A text about a whole, which has no row with a flag: that it is deprecated comes first. */
export function withDeprecation(
  text: string | undefined,
  { deprecated }: Pick<Schema, 'deprecated'>,
): string | undefined {
  return deprecated ? joinTexts(['**Deprecated.**', text]) : text;
}
