import type { Explained } from '../report/settle';
import { byReason } from './by-reason';

/** Mistakes in the layers and their order that no request can tell, or that no test looks for. */
export const EXPLAINED_LAYERS: Explained = {
  equivalent: byReason('simulator/', {
    'both halves of the address are there or neither is': ['address.ts readAddress: || becomes &&'],
    'every mode but lenient is strict': ["create-simulator.ts createEngine: 'strict' becomes another"],
    'one side of the comparison is enough to sort': [
      "create-simulator.ts pathsByPrecision: '{' becomes another",
    ],
    'stands in only where the description has no example, and it has one': [
      'layers/refusal-response.ts breachResponse: error is left out',
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
    ],
    'no other header may be missing, and the other one never is': [
      'layers/validate-response.ts isOptional: && becomes ||',
    ],
    'only transactions have an item with a tax': [
      'layers/validate-body.ts refuseBody: OWN_STATUS.filter((rule) => rule.operationId === operatio… loses its filter',
    ],
  }),
  survivors: byReason('simulator/', {
    'a bound for memory: a test would have to open 2,001 worlds': [
      'create-simulator.ts MAX_WORLDS: 2000 becomes one more',
    ],
  }),
};
