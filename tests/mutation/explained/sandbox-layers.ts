import type { Explained } from '../report/settle';

/** Mistakes in the layers, their order and the store that no request can tell. */
export const EXPLAINED_LAYERS: Explained = {};
