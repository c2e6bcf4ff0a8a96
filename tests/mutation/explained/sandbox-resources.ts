import type { Explained } from '../report/settle';

/** Mistakes in the other resources that no request can tell. */
export const EXPLAINED_RESOURCES: Explained = {};
