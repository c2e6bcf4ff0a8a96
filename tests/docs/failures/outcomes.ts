/** Failures around a program; those of the API affect a call in the middle of its work. */
const FAILURES = [
  'hangs', // the API works on the call and never responds
  'drops', // the API works on the call, and the connection is lost
  'limited', // 429
  'unannounced', // 429 without the time of the reset
  'unavailable', // 503
  'refused', // the call, the key, the code or the signature is wrong
  'foreign', // something of somebody else: the `state` of another browser, the order of another shop
  'late', // the response to an earlier call comes after that to a later one
  'stops', // the program is stopped half-way and started again, or its disk takes nothing
  'twice', // it runs twice at once
] as const;
export type Failure = (typeof FAILURES)[number];

/** The outcome of a program for each failure; `-`: it does not apply. */
type Row = Readonly<Record<Failure, string>>;
type Rows = Readonly<Record<string, Row>>;

/** The promise of a page about its program, after the calls of that page. */
export interface Promised {
  args: readonly string[];
  /** The file that it reads: code of its page with that title. */
  reads?: string;
  /** A string of the program that readers replace. */
  replace?: readonly [from: string, to: string];
  /** The calls that go wrong, one in each run, counted from 0: all of a program that writes. */
  wrong: readonly number[];
  /** How many records a whole run adds, by the path of their list; no others, however often it runs. */
  adds: Readonly<Record<string, number>>;
  /** Its output: the list whose numbers are at the beginning of its lines, or a pattern. */
  prints: readonly (string | RegExp)[];
  /** The arguments with which it finds what the page itself has recorded, and adds nothing. */
  known?: readonly string[];
}

/**
 * Programs that run to their end. `whole`: what they print without the failure. `error`: another status than 0. After any other
 * outcome than `whole`, one more run prints that too and leaves exactly what is promised.
 */
export const commands = {
  'api/read-all': {
    promise: {
      args: [],
      replace: ['limit=100', 'limit=2'],
      wrong: [1],
      adds: {},
      prints: ['/invoices?limit=100'],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'whole',
    unannounced: 'whole',
    unavailable: 'whole or error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    twice: 'whole',
  },
  'api/retry': {
    promise: { args: [], wrong: [0], adds: {}, prints: [/^200: {"id":90210,/] },
    hangs: 'whole',
    drops: 'whole',
    limited: 'whole',
    unannounced: 'whole',
    unavailable: 'whole',
    refused: 'prints 422',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    twice: 'whole',
  },
  'download-reports/download': {
    promise: {
      args: [],
      replace: ['\ndownload\n', '\ndownload && cat tax-summary\n'],
      wrong: [0, 1],
      adds: {},
      prints: [/^a report$/],
    },
    hangs: 'whole',
    drops: 'error',
    limited: 'whole',
    unannounced: 'whole',
    unavailable: 'whole',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    twice: 'whole',
  },
  'move-in/import': {
    promise: {
      args: [],
      reads: 'open-invoices.json',
      // The calls that create a contact and an invoice; the others only read.
      wrong: [1, 3],
      adds: { '/invoices': 3, '/contacts': 2 },
      prints: [/^R-1042 952\.00 EUR\nR-1047 278\.46 EUR\nR-1051 120\.00 EUR\n$/],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'whole',
    unannounced: 'whole',
    unavailable: 'error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    twice: 'each number once',
  },
  'record-sales/record-once': {
    promise: {
      args: ['order-3001', 'ch_3001'],
      wrong: [0, 1],
      adds: { '/invoices': 1, '/contacts': 1 },
      prints: ['/invoices?processor_id=order-3001'],
      known: ['order-1001', 'ch_EXAMPLE'],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'error',
    unannounced: '-',
    unavailable: 'error',
    refused: 'error',
    foreign: 'as promised',
    late: '-',
    stops: 'stopped',
    twice: 'two records',
  },
  'show-billing-history/history': {
    promise: {
      args: ['60301'],
      replace: ['limit=100', 'limit=1'],
      wrong: [1],
      adds: {},
      prints: [
        '/invoices?contact=60301',
        /^\S+ \| \S+ \| 471\.90 EUR \| Paid \| https:\S+\n\S+ \| \S+ \| 242\.00 EUR \| Overdue \| https:\S+\n$/,
      ],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'whole',
    unannounced: 'whole',
    unavailable: 'whole or error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    twice: 'whole',
  },
  'stay-in-sync/sync': {
    promise: {
      args: ['invoices'],
      replace: ['limit=100', 'limit=2'],
      wrong: [1],
      adds: {},
      prints: [/^(new \d+\n)+$/],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'whole',
    unannounced: 'whole',
    unavailable: 'whole or error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    twice: 'whole',
  },
  'test-your-integration/rehearse': {
    promise: {
      args: [],
      // The first call that is refused on demand, and those that look up, record and read the sale.
      wrong: [0, 10, 11, 13],
      adds: { '/invoices': 1, '/contacts': 1 },
      prints: [/^(40[134]|422) stops\n(.+\n)*order-7001 2024-02-29 2529\n$/],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'whole or error',
    unannounced: 'whole or error',
    unavailable: 'whole or error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    // Its lookup is that of record-once.
    twice: '-',
  },
  'ticketbai/read-response': {
    promise: {
      args: ['90203'],
      wrong: [0],
      adds: {},
      prints: [
        /^ticketbai_bizkaia: not delivered, Service unavailable\nticketbai_bizkaia: delivered, {"status":"accepted","identifier":"TBAI-EXAMPLE-141124"}\n$/,
      ],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'error',
    unannounced: '-',
    unavailable: 'error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    twice: 'whole',
  },
  'without-tax/sell': {
    promise: {
      args: [],
      reads: 'orders.json',
      // The calls that look up and record the first sale, the check between them, and the last sale.
      wrong: [0, 1, 3, 8],
      adds: { '/invoices': 3, '/contacts': 3 },
      prints: [
        /^order-5001 100\.00 Reverse charge\norder-5002 119\.00 VAT 19%\norder-5003 100\.00 Sales tax 0%\n$/,
      ],
    },
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'error',
    unannounced: '-',
    unavailable: 'error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: 'stopped',
    // Its lookup is that of record-once; how many of three sales are doubled is chance.
    twice: '-',
  },
} satisfies Record<string, Row & { promise: Promised }>;

/** Servers of Node.js: the status that their visitor gets. */
export const servers = {
  'connect/platform': {
    hangs: '502',
    drops: '502',
    limited: '502',
    unannounced: '-',
    unavailable: '502',
    refused: '502',
    foreign: '403',
    late: '-',
    stops: '403',
    twice: '200 and 403',
  },
  'checkout/shop': {
    hangs: '502',
    drops: '502',
    limited: '502',
    unannounced: '-',
    unavailable: '502',
    refused: '502',
    foreign: '401',
    late: '-',
    stops: 'delivers after the next start',
    twice: 'delivers once',
  },
} satisfies Rows;

/** The receivers of webhooks in every language: what they respond; none counts as 500. */
export const receivers = {
  'webhooks/receiver': {
    hangs: '-',
    drops: '-',
    limited: '-',
    unannounced: '-',
    unavailable: '-',
    refused: '401',
    foreign: '-',
    late: '-',
    stops: '500',
    twice: '204',
  },
} satisfies Rows;

/** Scripts of a page: what their visitor reads, or what becomes of the total. */
export const pages = {
  'frontend/checkout': {
    hangs: 'the last total, marked as busy',
    drops: 'We cannot check this tax ID right now. Tax is added.',
    limited: 'We cannot show the tax right now: Try again.',
    unannounced: '-',
    unavailable: 'We cannot show the tax right now: Try again.',
    refused: 'no total, and an error for the developer',
    foreign: '-',
    late: 'IVA 21%: 121.00 EUR',
    stops: '-',
    twice: '-',
  },
} satisfies Rows;

/** Programs that call nothing and receive nothing themselves. */
export const untroubled: readonly string[] = ['frontend/automatic', 'frontend/form', 'webhooks/signature'];

/** The failures that a program meets, as cases of a test. */
export function casesOf(row: Row): { failure: Failure; want: string }[] {
  return FAILURES.map((failure) => ({ failure, want: row[failure] })).filter(({ want }) => want !== '-');
}
