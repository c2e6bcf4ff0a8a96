/** Failures around a program; those of the API affect a call in the middle of its work. */
export const FAILURES = [
  'hangs', // the API works on the call and never responds
  'drops', // the API works on the call, and the connection is lost
  'limited', // 429
  'unavailable', // 503
  'refused', // the key, the code or the signature is wrong
  'foreign', // something of somebody else: the `state` of another browser, the order of another shop
  'late', // the response to an earlier call comes after that to a later one
  'stops', // the program is stopped half-way, or its disk takes nothing
] as const;
export type Failure = (typeof FAILURES)[number];

/** The outcome of a program for each failure; `-`: it does not apply. */
export type Row = Readonly<Record<Failure, string>>;
type Rows = Readonly<Record<string, Row>>;

/**
 * Programs that run to their end. `whole`: what they print without the failure. `error`: another status than 0. `then once`: the
 * sale is recorded once after one more run.
 */
export const commands = {
  'api/read-all': {
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'whole',
    unavailable: 'whole or error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: '-',
  },
  'api/retry': {
    hangs: 'whole',
    drops: 'whole',
    limited: 'whole',
    unavailable: 'whole',
    refused: 'prints 401',
    foreign: '-',
    late: '-',
    stops: '-',
  },
  'download-reports/download': {
    hangs: 'whole',
    drops: 'error',
    limited: 'whole',
    unavailable: 'whole',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: '-',
  },
  'record-sales/record-once': {
    hangs: 'error, then once',
    drops: 'error, then once',
    limited: 'error',
    unavailable: 'error',
    refused: 'error',
    foreign: 'another invoice',
    late: '-',
    stops: '-',
  },
  'show-billing-history/history': {
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'whole',
    unavailable: 'whole or error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: '-',
  },
  'ticketbai/read-response': {
    hangs: 'whole or error',
    drops: 'whole or error',
    limited: 'error',
    unavailable: 'error',
    refused: 'error',
    foreign: '-',
    late: '-',
    stops: '-',
  },
} satisfies Rows;

/** Servers of Node.js: the status that their visitor gets. */
export const servers = {
  'connect/platform': {
    hangs: '502',
    drops: '502',
    limited: '502',
    unavailable: '502',
    refused: '502',
    foreign: '403',
    late: '-',
    stops: '403',
  },
  'checkout/shop': {
    hangs: '502',
    drops: '502',
    limited: '502',
    unavailable: '502',
    refused: '502',
    foreign: '401',
    late: '-',
    stops: 'delivers after the next start',
  },
} satisfies Rows;

/** The receivers of webhooks in every language: what they respond; none counts as 500. */
export const receivers = {
  'webhooks/receiver': {
    hangs: '-',
    drops: '-',
    limited: '-',
    unavailable: '-',
    refused: '401',
    foreign: '-',
    late: '-',
    stops: '500',
  },
} satisfies Rows;

/** Scripts of a page: what their visitor reads, or what becomes of the total. */
export const pages = {
  'frontend/checkout': {
    hangs: 'the last total, marked as busy',
    drops: 'We cannot check this tax ID right now. Tax is added.',
    limited: 'We cannot show the tax right now: Try again.',
    unavailable: 'We cannot show the tax right now: Try again.',
    refused: 'no total, and an error for the developer',
    foreign: '-',
    late: 'IVA 21%: 121.00 EUR',
    stops: '-',
  },
} satisfies Rows;

/** Programs that call nothing and receive nothing themselves. */
export const untroubled: readonly string[] = ['frontend/automatic', 'frontend/form', 'webhooks/signature'];

/** The failures that a program meets, as cases of a test. */
export function casesOf(row: Row): { failure: Failure; want: string }[] {
  return FAILURES.map((failure) => ({ failure, want: row[failure] })).filter(({ want }) => want !== '-');
}
