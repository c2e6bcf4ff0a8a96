import type { SearchSection } from '#core/search/create-records';
import type { Parameter } from '../../model/api/api-model';
import { plainText } from '#core/text/plain-text';
import { describeType, formatType } from '../../model/wording/type-text';
import type { WordingContext } from '../../model/wording/wording-context';
import type { BodiesPlace } from './describe-field';
import { describeField } from './describe-field';
import { listFields } from './fields';
import { listValues } from './values';

/** Parameters with their fields and values. @param within prefix of their anchors: `callback.paid`. */
export function listParameters(
  parameters: readonly Parameter[],
  { titles, page, claimId, ...call }: BodiesPlace,
  context: WordingContext,
  within = '',
): SearchSection[] {
  return parameters.flatMap(({ name, in: location, description, schema, keywords }) => {
    const anchor = claimId(within, location, name);
    const parameter = { titles: [...titles, name], url: `${page}#${anchor}`, ...call };
    const fields = listFields(schema, { prefix: anchor, claimId, direction: 'request' }, context);
    return [
      {
        ...parameter,
        kind: 'parameter',
        content: plainText(description ?? schema.description),
        valueType: formatType(describeType(schema, context)),
        keywords,
      },
      ...listValues(schema, parameter, context),
      ...fields.flatMap((field) =>
        describeField(field, { ...call, page, titles: parameter.titles }, context),
      ),
    ];
  });
}
