import type { SearchKind } from '#core/contracts/search-records';

/** How likely readers want a kind, when everything else is equal. */
export const KIND_PRIORS: Record<SearchKind, number> = {
  guide: 1.3,
  operation: 1.3,
  event: 1.1,
  error: 1.1,
  object: 1.1,
  tag: 0.9,
  term: 0.9,
  parameter: 0.7,
  property: 0.8,
  enum: 0.6,
};
