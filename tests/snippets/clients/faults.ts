/** A response, a connection without one, or one that comes too late. */
export type Answer =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'cut connection'
  | 'timeout';

/** The repeats of a call until it gets a good response: the same in all languages. */
export interface Fault {
  name: string;
  /** The operation of `things.json`. */
  method: 'listThings' | 'makeThing' | 'replaceThings' | 'pay';
  answers: readonly Answer[];
  /** Seconds before each repeat, if each random number is 0.5. */
  waits: readonly number[];
  /** The class of the error, if the call fails, or what every language calls by another name. */
  error?: string;
  status?: number;
}

const DATE = 'Sun, 03 Mar 2024 12:00:00 GMT';
const SECONDS = Date.parse(DATE) / 1000;
/** Null is a value of every type that is received. */
const OK: Answer = { status: 200, headers: { 'content-type': 'application/json' }, body: 'null' };
const refusal = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { date: DATE, ...headers },
});
const BUSY = refusal(429);

/** Half of half a second, then of a second: all of the jitter is 0.5. */
const FIRST = 0.25;
const SECOND = 0.5;

/** Any method again after 429; only methods that may be repeated after a fault behind the door. */
export const faults: readonly Fault[] = [
  ...(['listThings', 'makeThing', 'replaceThings', 'pay'] as const).flatMap((method): Fault[] => {
    const isSafe = method !== 'makeThing';
    const behind = ([502, 503, 504] as const).map((status): Fault => {
      const answers = [refusal(status), OK];
      return isSafe
        ? { name: `${status}`, method, answers, waits: [FIRST] }
        : { name: `${status}`, method, answers, waits: [], error: 'ApiError', status };
    });
    const lost: Fault = { name: 'a cut connection', method, answers: ['cut connection', OK], waits: [FIRST] };
    return [
      { name: '429', method, answers: [BUSY, OK], waits: [FIRST] },
      { name: '500', method, answers: [refusal(500), OK], waits: [], error: 'ApiError', status: 500 },
      ...behind,
      isSafe ? lost : { ...lost, waits: [], error: 'a cut connection' },
    ];
  }),
  {
    name: '429 three times',
    method: 'makeThing',
    answers: [BUSY, BUSY, BUSY],
    waits: [FIRST, SECOND],
    error: 'TooManyRequestsError',
    status: 429,
  },
  {
    name: 'two faults',
    method: 'listThings',
    answers: [refusal(503), 'cut connection', OK],
    waits: [FIRST, SECOND],
  },
  { name: 'no answer in time', method: 'listThings', answers: ['timeout', OK], waits: [FIRST] },
  {
    name: 'no answer in time',
    method: 'makeThing',
    answers: ['timeout', OK],
    waits: [],
    error: 'no answer in time',
  },
  {
    name: 'Retry-After in seconds',
    method: 'listThings',
    answers: [refusal(429, { 'retry-after': '7' }), OK],
    waits: [7.5],
  },
  {
    name: 'Retry-After of 503',
    method: 'listThings',
    answers: [refusal(503, { 'retry-after': '2' }), OK],
    waits: [2.5],
  },
  {
    name: 'Retry-After as a date, by the clock of the server',
    method: 'makeThing',
    answers: [refusal(429, { 'retry-after': 'Sun, 03 Mar 2024 12:00:09 GMT' }), OK],
    waits: [9.5],
  },
  {
    name: 'Retry-After in the past',
    method: 'listThings',
    answers: [refusal(429, { 'retry-after': 'Sun, 03 Mar 2024 11:00:00 GMT' }), OK],
    waits: [0.5],
  },
  {
    name: 'a wait of an hour',
    method: 'listThings',
    answers: [refusal(429, { 'retry-after': '3600' }), OK],
    waits: [60],
  },
  {
    name: 'the end of the rate limit, by the clock of the server',
    method: 'listThings',
    answers: [refusal(429, { 'x-ratelimit-reset': String(SECONDS + 4) }), OK],
    waits: [4.5],
  },
  {
    name: 'the end of the rate limit as seconds from now',
    method: 'listThings',
    answers: [refusal(429, { 'x-ratelimit-reset': '5' }), OK],
    waits: [5.5],
  },
  {
    name: 'Retry-After before the end of the rate limit',
    method: 'listThings',
    answers: [refusal(429, { 'retry-after': '1', 'x-ratelimit-reset': '5' }), OK],
    waits: [1.5],
  },
];
