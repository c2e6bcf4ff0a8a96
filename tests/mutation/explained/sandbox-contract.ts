import type { Explanations } from '../report/settle';

/** Changes to the contract that no request can tell. */
export const EXPLAINED_CONTRACT: Explanations = {};
