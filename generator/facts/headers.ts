import type { Facts, HeaderFact } from '#core/contracts/facts';
import type { PageContext } from '../pages/page-context';
import { sortByKey } from './sort-by-key';
import { typeInWords } from './value-fact';

/** Every header of an answer, and every header parameter of an operation or event, by name. */
export function buildHeaderFacts(context: PageContext): Facts['headers'] {
  const { operations, webhooks } = context.model;
  const headers = new Map<string, HeaderFact>();
  for (const { parameters, responses } of [...operations, ...webhooks]) {
    const sent = parameters.filter((parameter) => parameter.in === 'header');
    for (const { name, description, schema } of [
      ...sent,
      ...responses.flatMap((response) => response.headers),
    ]) {
      if (!headers.has(name)) headers.set(name, { type: typeInWords(schema, context), description });
    }
  }
  return sortByKey(headers);
}
