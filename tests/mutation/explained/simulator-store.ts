import type { Explained } from '../report/settle';
import { byReason } from './by-reason';

/** Mistakes in the store that no request can tell. */
export const EXPLAINED_STORE: Explained = {
  equivalent: byReason('simulator/store/', {
    'a member that is undefined is one that is left out': [
      'store.ts insert: isHidden is left out',
      'store.ts #fill: isHidden is left out',
    ],
    'every type but standard is custom': ["account.ts accountOf: 'custom' becomes another"],
    'the constructor sets it at once': ['store.ts top: 0 becomes one more'],
    'the seed opens the table of every resource': [
      'store.ts table: this.#tables.set(resource, table); is dropped',
      'store.ts snapshot: this.#tables = new Map(tables.map(({ resource, table }) =… is dropped',
    ],
    'a token of the first second is expired as well': ['tokens.ts EPOCH: 0 becomes one more'],
  }),
};
