import { closed, mapOf, TEXT, textLike } from '../../../generator/problems/schema-parts';
import { TAGS } from './tags';

const ID = textLike('^[a-z0-9]+(-[a-z0-9]+)*$', 'an id of lower-case words with hyphens', 'half-refund');
const POINTER = textLike('^(/.*)?$', 'a JSON Pointer', '/items/0/id');
const GET = textLike('^/[a-z_]', 'a path below /api', '/invoices/90210');
const STATUS = { type: 'integer', minimum: 200, maximum: 599 };
const AT_LEAST_ONE = { type: 'integer', minimum: 1 };
const IDS = { type: 'array', minItems: 1, items: { type: 'integer' } };

const some = (items: unknown) => ({ type: 'array', minItems: 1, items });
const any = (items: unknown) => ({ type: 'array', items });

const CALL = closed(
  {
    call: TEXT,
    path: { type: 'object' },
    query: { type: 'object' },
    headers: mapOf(TEXT),
    body: true,
    as: TEXT,
    status: STATUS,
    keep: mapOf(POINTER),
    after: AT_LEAST_ONE,
    times: AT_LEAST_ONE,
  },
  ['call'],
);

const ASSERTION = closed(
  {
    get: GET,
    at: POINTER,
    as: TEXT,
    equals: true,
    count: { type: 'integer', minimum: 0 },
    contains: true,
    'set-equals': { type: 'array' },
    matches: TEXT,
  },
  ['get'],
);

const CHANGE = closed({ new: AT_LEAST_ONE, changed: IDS, gone: IDS }, []);

const SHAPE = {
  id: ID,
  title: TEXT,
  instruction: TEXT,
  tags: { ...some({ enum: TAGS }), uniqueItems: true },
  account: TEXT,
  clock: textLike('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$', 'a time in UTC', '2024-11-29T18:05:00Z'),
  given: any(CALL),
  facts: some(
    closed({
      at: textLike('^/([^#]*/)?(#.+)?$', 'an address with an optional anchor', '/api/#limits'),
      value: TEXT,
    }),
  ),
  max_fetches: { type: 'integer', minimum: 2, maximum: 8 },
  reader: closed({ fails: TEXT }),
  solution: some(CALL),
  assert: some(ASSERTION),
  unchanged: closed({ except: mapOf(CHANGE) }),
  log: any(
    closed({ call: TEXT, status: STATUS, id: AT_LEAST_ONE, times: { type: 'integer', minimum: 0 } }, [
      'call',
      'status',
    ]),
  ),
  trap: some(closed({ why: TEXT, calls: some(CALL), reaches: some(ASSERTION) })),
};

/** The JSON Schema of a task file; see `Task`. */
export const TASK_SCHEMA = closed(
  SHAPE,
  Object.keys(SHAPE).filter((key) => key !== 'reader'),
);
