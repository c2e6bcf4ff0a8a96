import type { Explained } from '../report/settle';

/** Mistakes in tax and the rules of states that no request can tell. */
export const EXPLAINED_TAX: Explained = {};
