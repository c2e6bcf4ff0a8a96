import type { Explained } from '../report/settle';
import { byReason } from './by-reason';

/** Mistakes in the layers, their order and the store that no request can tell, or that no test looks for. */
export const EXPLAINED_LAYERS: Explained = {
  equivalent: byReason('sandbox/', {
    'both halves of the address are there or neither is': ['address.ts readAddress: || becomes &&'],
    'every mode but lenient is strict': ["create-sandbox.ts createEngine: 'strict' becomes another"],
    'one side of the comparison is enough to sort': [
      "create-sandbox.ts pathsByPrecision: '{' becomes another",
    ],
    'stands in only where the description has no example, and it has one': [
      'layers/answer-refusal.ts answerBreach: error is left out',
    ],
    'a text of its own stands in the place of the example': [
      "layers/negotiate.ts negotiate: 'default' becomes another",
      "layers/read-body.ts refuseMediaType: 'default' becomes another",
      "layers/read-parameters.ts readQuery: 'default' becomes another",
      "layers/read-parameters.ts refuseQuery: 'default' becomes another",
      "layers/simulate-error.ts simulateError: 'default' becomes another (2)",
    ],
    'any quality above 0 counts the same': ['layers/negotiate.ts readRange: 1 becomes one more (2)'],
    'a member that is undefined is one that is left out': [
      'layers/read-parameters.ts readQuery: if (fallback !== undefined) always holds',
      'store/store.ts insert: isHidden is left out',
      'store/store.ts #seed: isHidden is left out',
    ],
    'no other header may be missing, and the other one never is': [
      'layers/validate-answer.ts isOptional: && becomes ||',
    ],
    'only transactions have an item with a tax': [
      'layers/validate-body.ts refuseBody: OWN_STATUS.filter((rule) => rule.operationId === operatio… loses its filter',
    ],
    'the id of the caller stands over it': [
      'store/account.ts HOME: id is left out',
      'store/account.ts accountOf: id is left out',
    ],
    'only places in the European Union are looked up by the seller, and there no postal code counts': [
      "store/account.ts HOME: '28013' becomes another",
      'store/account.ts HOME: postal_code is left out',
      'store/account.ts accountOf: postal_code is left out',
    ],
    'every type but standard is custom': ["store/account.ts accountOf: 'custom' becomes another"],
    'catalogues are read from the world, not from their tables': [
      "store/seed.ts CATALOGUES: 'jurisdictions' becomes another",
      "store/seed.ts CATALOGUES: 'tax_codes' becomes another",
    ],
    'no answer shows the id of the home account, and all its records share it': [
      'store/seed.ts HOME_ACCOUNT: 4821 becomes one more',
    ],
    'transactions are stored as the documents that they issue': [
      "store/sequences.ts SHARED: 'documents' becomes another (3)",
      'store/sequences.ts SHARED: transactions is left out',
    ],
    'the constructor sets it at once': ['store/store.ts top: 0 becomes one more'],
    'the seed opens the table of every resource': [
      'store/store.ts table: this.#tables.set(resource, table); is dropped',
      'store/store.ts snapshot: this.#tables = new Map(tables.map(({ resource, table }) =… is dropped',
    ],
    'the expired token is unknown or expired either way': [
      'store/tokens.ts DAY: 24 becomes one more',
      'store/tokens.ts DAY: 60 becomes one more',
      'store/tokens.ts DAY: 60 becomes one more (2)',
      "store/tokens.ts seedCredentials: 'at_EXAMPLE_EXPIRED' becomes another",
      "store/tokens.ts seedCredentials: 'read_write' becomes another (4)",
      'store/tokens.ts seedCredentials: 26 becomes one more',
    ],
    'every scope but read_write only reads': ["store/tokens.ts seedCredentials: 'read_only' becomes another"],
  }),
  survivors: byReason('sandbox/', {
    'a bound for memory: a test would have to open 2,001 worlds': [
      'store/sessions.ts MAX_SESSIONS: 2000 becomes one more',
      'store/sessions.ts open: > becomes >=',
      'store/sessions.ts open: if (this.#sessions.size > MAX_SESSIONS) never holds',
      'store/sessions.ts open: 1 becomes one more',
      "store/sessions.ts open: this.#sessions.delete([...this.#sessions.keys()][1] ?? ''); is dropped",
    ],
  }),
};
