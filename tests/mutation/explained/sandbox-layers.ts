import type { Explanations } from '../report/settle';

/** Mistakes in the layers, in what they check and in the engine around them that no request can tell. */
export const EXPLAINED_LAYERS: Explanations = {};
