import type { Sequence } from '../sequence';
import { access } from './access';
import { checkout } from './checkout';
import { credits } from './credits';
import { invoices } from './invoices';
import { otherDocuments } from './other-documents';
import { records } from './records';
import { taxes } from './taxes';
import { transactions } from './transactions';

/** Every sequence of the suite. */
export const SEQUENCES: readonly Sequence[] = [
  ...access,
  ...invoices,
  ...credits,
  ...otherDocuments,
  ...transactions,
  ...checkout,
  ...records,
  ...taxes,
];
