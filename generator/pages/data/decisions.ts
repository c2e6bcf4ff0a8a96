import { objectOf, textOf } from '#core/json/read';
import type { DecisionsData } from '#core/contracts/page-data';
import type { PageContext } from '../page-context';

/** `/api/decisions/`: the root extension `x-decisions`, sorted by id. */
export function buildDecisionsData({ model, renderMarkdown }: PageContext): DecisionsData {
  const decisions = Object.entries(objectOf(model.extensions.decisions))
    .map(([id, value]) => {
      const { basis, text } = objectOf(value);
      const html = renderMarkdown(textOf(text), 3) ?? '';
      return { id, basis: basis === 'public' ? ('public' as const) : ('choice' as const), html };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { decisions };
}
