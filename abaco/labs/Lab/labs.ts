import type { ComponentType } from 'react';

/** Loads the code of a lab, which is not part of any page. The words about each lab are in `words.ts`. */
export const labs: Record<string, () => Promise<{ default: ComponentType }>> = {
  'tax-calculator': () => import('../tax-calculator'),
  template: () => import('../template'),
  webhook: () => import('../webhook'),
};
