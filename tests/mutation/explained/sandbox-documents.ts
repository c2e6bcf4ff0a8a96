import type { Explained } from '../report/settle';

/** Mistakes in documents and transactions that no request can tell. */
export const EXPLAINED_DOCUMENTS: Explained = {};
