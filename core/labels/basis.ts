import type { BasisData } from '../contracts/page-data';

/** The evidence for a statement that the product specification does not contain. */
export const BASIS_LABELS: Record<BasisData['basis'], string> = {
  public: 'Publicly known',
  choice: 'Our choice',
};
