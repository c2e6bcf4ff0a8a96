import type { Explanations } from '../report/settle';

/** Changed examples that are valid after all. */
export const EXPLAINED_EXAMPLES: Explanations = {
  'request #/$defs/ContactUpdate/properties/first_name pattern-newline':
    'the pattern requires one character that is not a space; a line break may follow',
};

const PARTNER = 'the value and its country come together: a condition asks for the other one';

/** Edges that one more rule of the same object forbids. */
export const EXPLAINED_EDGES: Explanations = {
  'response #/$defs/Event/properties/data/properties/object open-member':
    'each event says which object it holds, and that one is closed here',
  'request #/$defs/EvidenceFields/properties/additional_evidence null': PARTNER,
  'request #/$defs/EvidenceFields/properties/additional_evidence_country null': PARTNER,
  'request #/$defs/CouponCreate.closed omit-optional': 'a condition asks for the amount of its kind',
};
