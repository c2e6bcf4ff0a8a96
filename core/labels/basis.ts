import { translate } from '#core/labels/translate';
import type { BasisData } from '../contracts/page-data';

/** The evidence for a statement that the product specification does not contain. */
export const BASIS_LABELS: Record<BasisData['basis'], string> = {
  public: translate('Publicly known'),
  choice: translate('Our choice'),
};

/** Above the list of decisions. */
export const DECISIONS_LEAD = translate(
  'What the product itself does not define is either publicly known of APIs, tools and tax rules of this kind, or our choice. “Sources” on a page marks statements that rest on these.',
);
