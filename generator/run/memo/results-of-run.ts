import { AsyncLocalStorage } from 'node:async_hooks';
import type { Results } from './results';

/** The results of earlier runs for the rules of a run, which Redocly creates and calls; undefined when Redocly runs alone. */
export const resultsOfRun = new AsyncLocalStorage<Results>();
