import type { Explanations } from '../report/settle';

/** Changes to a schema that no valid or invalid value can tell. */
export const EXPLAINED_SCHEMAS: Explanations = {};
