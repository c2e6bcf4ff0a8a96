import type { Explanations } from '../report/settle';

const SAID_TWICE = 'the handler takes the same value for what is left out';

/** Changes to the contract that no request can tell. */
export const EQUIVALENT_CONTRACT: Explanations = {
  'calculateTaxRate: no default for tax_behavior': SAID_TWICE,
  'calculateTaxRate: no default for product_type': SAID_TWICE,
};
