import type { BasisData, SourceData, WithSources } from '#core/contracts/page-data';
import { eachObject } from '#core/json/each-object';
import type { Json } from '#core/json/json';
import type { PageContext } from '../page-context';

/** The data of a page with the sources of its marks; a decision that several marks rest on in the same way is one source. */
export function withSources<Data extends object>(data: Data, context: PageContext): Data & WithSources {
  const marks = new Map<string, BasisData>();
  eachObject(data as unknown as Json, (part) => {
    if (isMark(part)) marks.set(`${part.basis} ${part.decision}`, part);
  });
  if (marks.size === 0) return data;
  const texts = new Map(context.decisions.map(({ id, html }) => [id, html]));
  const sources = [...marks.values()].map(({ basis, decision }): SourceData => {
    const html = decision === undefined ? undefined : texts.get(decision);
    return { basis, decision, html };
  });
  return { ...data, sources };
}

function isMark(value: object): value is BasisData {
  return 'basis' in value && (value.basis === 'public' || value.basis === 'choice');
}
