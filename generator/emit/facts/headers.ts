import type { Facts, HeaderFact } from '#core/contracts/facts';
import type { WordingContext } from '../../model/wording/wording-context';
import { sortByKey } from './sort-by-key';
import { describeValue } from '../../model/wording/describe-value';
import { formatType } from '../../model/wording/type-text';

/** Every header of a response, and every header parameter of an operation or event, by name. */
export function buildHeaderFacts(context: WordingContext): Facts['headers'] {
  const { operations, webhooks } = context.model;
  const headers = new Map<string, HeaderFact>();
  for (const { parameters, responses } of [...operations, ...webhooks]) {
    const sent = parameters.filter((parameter) => parameter.in === 'header');
    for (const { name, description, schema } of [
      ...sent,
      ...responses.flatMap((response) => response.headers),
    ]) {
      if (!headers.has(name))
        headers.set(name, { type: formatType(describeValue(schema, context).type), description });
    }
  }
  return sortByKey(headers);
}
