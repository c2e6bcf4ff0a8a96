import { burst, knock, sneak, wait } from './access';
import { contact, remove, rename } from './contacts';
import { credit, voidCredit } from './credits';
import { expense, pay } from './expenses';
import { deliver, dropInvoice, edit, invoice } from './invoices';
import { numbers, pages } from './lists';
import { poll, report } from './reports';
import type { Rule } from './rule';
import { cancel, session, touch } from './sessions';
import { refund, sale } from './transactions';

/** Every kind of move. */
export const rules = {
  invoice,
  edit,
  deliver,
  dropInvoice,
  credit,
  voidCredit,
  sale,
  refund,
  expense,
  pay,
  contact,
  rename,
  remove,
  session,
  touch,
  cancel,
  report,
  poll,
  wait,
  sneak,
  knock,
  burst,
  pages,
  numbers,
};

type Rules = typeof rules;

export type Kind = keyof Rules;

type DataOf<Of> = Of extends Rule<infer Data> ? Data : never;

/** One move as plain data. */
export type Move = { [Name in Kind]: { kind: Name; data: DataOf<Rules[Name]> } }[Kind];
