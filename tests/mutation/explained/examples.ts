import type { Explanations } from '../report/settle';

const EITHER_AMOUNT = 'responses hold both amounts, and one of them is enough';

const NULL_IS_THERE =
  'a response holds every member, null where it is empty; a request with null is refused by the resource';

/** Changed examples that are valid after all. */
export const EXPLAINED_EXAMPLES: Explanations = {
  'response #/$defs/DocumentItem/allOf/0/anyOf/0 drop-required': EITHER_AMOUNT,
  'response #/$defs/DocumentItem/allOf/0/anyOf/1 drop-required': EITHER_AMOUNT,
  'response #/$defs/Product wrong-branch': NULL_IS_THERE,
  'response #/$defs/Coupon wrong-branch': NULL_IS_THERE,
};

/** Edges that one more rule of the same object forbids. */
export const EXPLAINED_EDGES: Explanations = {
  'response #/$defs/Event/properties/data/properties/object open-member':
    'each event says which object it holds, and that one is closed here',
};
