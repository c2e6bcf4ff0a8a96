import fc from 'fast-check';
import type { Kind, Move } from './moves/index';
import { LISTS, type Listed } from './moves/lists';

const pick = fc.nat(9);
const cents = fc.integer({ min: 1, max: 500_000 });
const name = fc.constantFrom('Ada', 'Zoë', "O'Hara", '名前', ' ? ', '<b>');

const line = fc.record({
  unitCents: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  discountRate: fc.constantFrom(0, 0, 5, 10, 33, 100),
  taxRate: fc.constantFrom(0, 7, 19, 21),
});

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Random data of each kind of move; moments are those at which something ends. */
const dataOf: { [Name in Kind]: fc.Arbitrary<Extract<Move, { kind: Name }>['data']> } = {
  invoice: fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 3 }) }),
  edit: fc.record({ pick, field: fc.constantFrom('notes', 'po_number', 'subject', 'due_date') }),
  deliver: fc.record({ pick }),
  dropInvoice: fc.record({ pick }),
  credit: fc.record({
    pick,
    partCents: fc.option(fc.integer({ min: 0, max: 30_000 })),
    isPaid: fc.boolean(),
  }),
  voidCredit: fc.record({ pick }),
  sale: fc.record({ cents }),
  refund: fc.record({ pick }),
  expense: fc.record({ cents, isPaid: fc.boolean() }),
  pay: fc.record({ pick }),
  contact: fc.record({ name }),
  rename: fc.record({ pick, name }),
  remove: fc.record({ pick }),
  session: fc.constant({}),
  touch: fc.record({ pick }),
  cancel: fc.record({ pick }),
  report: fc.record({ isComplete: fc.boolean() }),
  poll: fc.record({ pick }),
  wait: fc.record({
    seconds: fc.constantFrom(
      1,
      14,
      15,
      59,
      MINUTE,
      30 * MINUTE - 1,
      30 * MINUTE,
      7 * DAY,
      13 * DAY,
      25 * DAY,
    ),
  }),
  sneak: fc.record({ write: fc.nat(7) }),
  knock: fc.constant({}),
  burst: fc.record({ calls: fc.constantFrom(1, 60, 99, 101) }),
  pages: fc.record({
    resource: fc.constantFrom(...(Object.keys(LISTS) as Listed[])),
    limit: fc.integer({ min: 1, max: 9 }),
  }),
  numbers: fc.constant({}),
};

/** How often some kinds come: documents often, what takes many calls seldom. */
const WEIGHTS: Partial<Record<Kind, number>> = {
  invoice: 8,
  credit: 5,
  wait: 4,
  edit: 4,
  session: 4,
  burst: 1,
};

/** Any move of the given kinds, by default of all. */
export function arbitraryMove(kinds = Object.keys(dataOf) as Kind[]): fc.Arbitrary<Move> {
  return fc.oneof(
    ...kinds.map((kind) => ({
      weight: WEIGHTS[kind] ?? 2,
      arbitrary: (dataOf[kind] as fc.Arbitrary<unknown>).map((data) => ({ kind, data }) as Move),
    })),
  );
}
