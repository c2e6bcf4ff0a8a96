import type { SearchKind } from '#core/contracts/search-records';

/** Prior of each kind: how likely readers want it when everything else is equal. */
export const KIND_PRIORS: Record<SearchKind, number> = {
  guide: 1.3,
  operation: 1.3,
  event: 1.1,
  release: 0.9,
  error: 1.1,
  object: 0.95,
  tag: 1.4,
  term: 1,
  parameter: 0.7,
  header: 0.7,
  property: 0.7,
  enum: 0.6,
};
