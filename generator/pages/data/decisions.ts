import type { DecisionsData } from '#core/contracts/page-data';
import type { PageContext } from '../page-context';

/** `/api/decisions/`. */
export function buildDecisionsData({ decisions }: PageContext): DecisionsData {
  return { decisions };
}
