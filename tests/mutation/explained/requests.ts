import type { Explanations } from '../report/settle';

/** Changed bodies that the sandbox takes. */
export const EXPLAINED_BODIES: Explanations = {};

/** Changed queries that are valid after all. */
export const EXPLAINED_QUERIES: Explanations = {};
