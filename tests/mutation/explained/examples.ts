import type { Explanations } from '../report/settle';

const EITHER_AMOUNT = 'answers hold both amounts, and one of them is enough';

const KIND_NEEDS_IT = 'each example that sends it is of the kind that needs it; without that kind it may be null';

/** Changed examples that are valid after all. */
export const EXPLAINED_EXAMPLES: Explanations = {
  'answer #/$defs/DocumentItem/allOf/0/anyOf/0 drop-required': EITHER_AMOUNT,
  'answer #/$defs/DocumentItem/allOf/0/anyOf/1 drop-required': EITHER_AMOUNT,
};

/** Edges that one more rule of the same object forbids. */
export const EXPLAINED_EDGES: Explanations = {
  'request #/$defs/CouponUpdate/properties/amount_off null': KIND_NEEDS_IT,
  'request #/$defs/CouponUpdate/properties/currency null': KIND_NEEDS_IT,
  'request #/$defs/CouponUpdate/properties/percent_off null': KIND_NEEDS_IT,
};
