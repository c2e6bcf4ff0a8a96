import type { Explained } from '../report/settle';
import { byReason } from './by-reason';

/** Mistakes in tax and the rules of states that no request can tell. */
export const EXPLAINED_TAX: Explained = {
  equivalent: byReason('simulator/', {
    'an invoice that is paid stays paid without an arrow, too': [
      'rules/machines.ts invoiceMachine: entry 5 is left out',
      "rules/machines.ts invoiceMachine: 'credit' becomes another (4)",
      'rules/machines.ts invoiceMachine: event is left out (6)',
    ],
    'a member that is undefined is one that is null': ['tax/area.ts findArea: region is left out'],
    'every region of the table is a state of the table': ['tax/area.ts findState: || becomes &&'],
    'a fraction stays the same when both of its parts are doubled': [
      'tax/fraction.ts divide: 1n becomes one more',
      'tax/fraction.ts divide: 1n becomes one more (2)',
    ],
    'a shift of 0 digits leaves the number as it is': [
      'tax/fraction.ts fraction: >= becomes >',
      'tax/fraction.ts fraction: 0 becomes one more',
    ],
    'zero has thrown before, and there is no whole number between 0 and 1': [
      'tax/fraction.ts divide: < becomes <=',
      'tax/fraction.ts divide: 0n becomes one more (2)',
    ],
    'by a sign it is the same to multiply and to divide': [
      'tax/fraction.ts divide: * becomes /',
      'tax/fraction.ts divide: * becomes / (3)',
    ],
    'no rate lies between 0 and 1 percent': ['tax/decide.ts decideInArea: 0 becomes one more'],
  }),
};
