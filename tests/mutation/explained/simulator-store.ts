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
    'catalogues are read from the world, not from their tables': [
      "seed.ts CATALOGUES: 'jurisdictions' becomes another",
      "seed.ts CATALOGUES: 'tax_codes' becomes another",
    ],
    'no answer shows the id of the home account, and all its records share it': [
      'seed.ts HOME_ACCOUNT: 4821 becomes one more',
    ],
    'transactions are stored as the documents that they issue': [
      "sequences.ts SHARED: 'documents' becomes another (3)",
      'sequences.ts SHARED: transactions is left out',
    ],
    'the constructor sets it at once': ['store.ts top: 0 becomes one more'],
    'the seed opens the table of every resource': [
      'store.ts table: this.#tables.set(resource, table); is dropped',
      'store.ts snapshot: this.#tables = new Map(tables.map(({ resource, table }) =… is dropped',
    ],
    'the expired token is unknown or expired either way': [
      'tokens.ts EPOCH: 0 becomes one more',
      "tokens.ts seedCredentials: 'at_EXAMPLE_EXPIRED' becomes another",
      "tokens.ts seedCredentials: 'read_write' becomes another (4)",
    ],
    'every scope but read_write only reads': ["tokens.ts seedCredentials: 'read_only' becomes another"],
  }),
};
