import { translate } from '#core/labels/translate';
import type { SafeHit } from '../hits';

/** The hit that leads pasted input to the box that explains it. @param page with the box */
export function pastedHit(page: string): SafeHit {
  return {
    objectID: 'explain-pasted',
    url: new URL(`${page}#paste`, window.location.origin).href,
    type: 'lvl1',
    kind: 'error',
    hierarchy: { lvl0: translate('Errors'), lvl1: translate('Explain what I pasted') },
  };
}
