import type { Explained } from '../report/settle';
import { byReason } from './by-reason';

/** Mistakes in the other resources that no request can tell. */
export const EXPLAINED_RESOURCES: Explained = {
  equivalent: byReason('simulator/resources/', {
    'the types ask for it; the description lets nothing else through': [
      'fields.ts objectsOf: value.filter(isObject) loses its filter',
      "fields.ts tagsOf: tags.filter((tag): tag is string => typeof tag === 'string') loses its filter",
      "tax-ids.ts stateOf: 'unavailable' becomes another",
      "tax-rates.ts readRequest: 'service' becomes another",
    ],
    'the empty object, which the record starts from, holds the same value': [
      'recurring.ts createRecurring: state is left out',
    ],
    'a text of its own stands in the place of the example': [
      "tax-rates.ts taxRates: 'default' becomes another",
    ],
    'ids have three digits, so one character is padded': ["webhooks.ts webhooks: '0' becomes another"],
  }),
};
