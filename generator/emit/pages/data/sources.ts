import type { BasisData, SourceData } from '#core/contracts/page-data';
import { eachObject } from '#core/json/each-object';
import type { Json } from '#core/json/json';
import type { PageContext } from '../page-context';

/** Lists the sources that a page cites; a decision that is cited several times with the same basis is one source. */
export function listSources(data: object, context: PageContext): SourceData[] {
  const citations = new Map<string, BasisData>();
  eachObject(data as unknown as Json, (part) => {
    if (isCitation(part)) citations.set(`${part.basis} ${part.decision}`, part);
  });
  const texts = new Map(context.decisions.map(({ id, html }) => [id, html]));
  return [...citations.values()].map(({ basis, decision }) => {
    const html = decision === undefined ? undefined : texts.get(decision);
    return { basis, decision, html };
  });
}

function isCitation(value: object): value is BasisData {
  return 'basis' in value && (value.basis === 'public' || value.basis === 'choice');
}
