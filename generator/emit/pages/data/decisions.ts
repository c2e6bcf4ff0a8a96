import type { DecisionsData } from '#core/contracts/page-data';
import type { PageContext } from '../page-context';

/** Builds the data of `/api/decisions/`. */
export function buildDecisionsData({ decisions }: PageContext): DecisionsData {
  return { decisions };
}
