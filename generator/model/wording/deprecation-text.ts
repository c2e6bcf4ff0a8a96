import { translate } from '#core/labels/translate';
import type { Schema } from '../api/api-model';
import { joinDescriptions } from '../api/schema/own-description';

/** Prepends a deprecation notice to the text of a schema that has no row with a flag. */
export function withDeprecation(
  text: string | undefined,
  { deprecated }: Pick<Schema, 'deprecated'>,
): string | undefined {
  return deprecated ? joinDescriptions([`**${translate('Deprecated.')}**`, text]) : text;
}
