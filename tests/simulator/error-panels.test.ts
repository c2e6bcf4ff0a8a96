import type { Json, JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import type { ErrorsData, OperationData, ReproductionData } from '#core/contracts/page-data';
import {
  asObject,
  listOperations,
  loadDescription,
  resolve,
  responsesOf,
} from '../contract/description/description';
import { readPageData } from '../contract/member-order/read-pages';
import { play } from './play';
import { openSimulator, send, type Sent } from './send';
import { holds } from '../specified/holds';

/** A cause, the call that it explains, and the example response shown next to it. */
interface Shown {
  title: string;
  status: string;
  cause: string;
  calls: ReproductionData['calls'];
  example: Json;
}

const pages = readPageData();
const operations = [...pages.values()].filter((data): data is OperationData => {
  return typeof data === 'object' && data !== null && 'requests' in data;
});

const onOperations = operations.flatMap(({ id, errors }) =>
  errors.flatMap(({ status, reproduce = [], content }) =>
    reproduce.map((call) => shown(`${id} ${status}`, status, call, content?.[0]?.examples?.[0]?.code)),
  ),
);
const onErrors = (pages.get('errors') as ErrorsData).errors.flatMap(
  ({ status, reproduce = [], reasons = [] }) =>
    [...reproduce, ...reasons.flatMap((reason) => reason.reproduce ?? [])].map((call) =>
      shown(`errors ${status}`, status, call, call.response),
    ),
);
const panels = [...onOperations, ...onErrors];

function shown(title: string, status: string, { html = '', calls }: ReproductionData, code = 'null'): Shown {
  return { title, status, cause: html, calls, example: JSON.parse(code) as Json };
}

const { simulator } = openSimulator();

describe('the error panels of pages', () => {
  it('show an error of each operation', holds('errors.on-pages'), () => {
    expect(operations).toHaveLength(listOperations(loadDescription(), 'paths').length);
    expect(onOperations).toHaveLength(operations.flatMap(({ errors }) => errors).length);
  });

  it('show an error of each status on the page of errors', holds('errors.each-status'), () => {
    const { errors } = pages.get('errors') as ErrorsData;
    const statuses = new Set(errors.map(({ status }) => status));
    expect(statuses.size).toBeGreaterThan(10);
    expect(new Set(onErrors.map(({ status }) => status))).toEqual(statuses);
  });

  it.each(panels.filter(isQuick))(
    'show what the simulator returns: $title, $cause',
    holds('errors.reproduced'),
    async ({ status, calls, example }) => {
      simulator.reset();
      expect(await play(simulator, calls)).toEqual({ status: Number(status), body: example });
    },
  );

  it('name in the cause what the example complains about', () => {
    expect(panels.filter(speaksOfAnother).map(({ title, cause }) => `${title}: ${cause}`)).toEqual([]);
  });

  it.each<{ cause: string; example: JsonObject }>([
    { cause: '<p>The body has no <code>items</code>.</p>', example: { errors: { payment: ['is wrong'] } } },
    { cause: '<p>The query has no <code>country</code>.</p>', example: { error: 'Not parsed.' } },
  ])('would be caught with the cause $cause', ({ cause, example }) => {
    const status = 'errors' in example ? '422' : '400';
    expect(speaksOfAnother({ title: '', status, cause, calls: panels[0]!.calls, example })).toBe(true);
  });
});

/**
 * Using up the rate limit takes 101 calls, so one page does. Those of the others are played with all reproductions
 * (`reproductions.test.ts`).
 */
function isQuick({ title, calls }: Shown): boolean {
  return (calls.times ?? 1) < 10 || title.startsWith('errors ');
}

/** True where a cause names fields and the example complains about others. A cause may name more than them. */
function speaksOfAnother({ status, cause, example }: Shown): boolean {
  const named = [...cause.matchAll(/<code>(.*?)<\/code>/g)].map(([, name = '']) => name);
  if (named.length === 0) return false;
  const { errors, error } = asObject(example);
  if (status === '422') return !Object.keys(asObject(errors)).every((field) => named.includes(field));
  return status === '400' && !named.some((name) => JSON.stringify(error).includes(`\\"${name}\\"`));
}

/** The requests that cause the examples shown without a cause, by operation, status and name. */
const BESIDES: Record<string, Sent> = {
  'createInvoice 422 number': {
    method: 'POST',
    path: '/invoices',
    body: { number: '2024-00042', contact: { id: 60312 }, items: [{ description: 'Course', unit_price: 1 }] },
  },
  'createCredit 422 several-items': {
    method: 'POST',
    path: '/credits',
    body: { invoice_id: 90150, credited_amount: 10 },
  },
  'createTransaction 406 json': {
    method: 'POST',
    path: '/transactions',
    headers: { Accept: 'application/xml' },
  },
  '406 api-version': { path: '/ping', headers: { Accept: 'application/json; api_version=20200101' } },
  '406 json': { path: '/addresses', headers: { Accept: 'application/xml' } },
};

const description = loadDescription();

it.each(listOtherExamples())('the simulator returns the example $title', async ({ title, status, value }) => {
  simulator.reset();
  const sent = BESIDES[title] ?? BESIDES[title.replace(/^\w+ /, '')];
  expect(sent, `Add the call that returns it to BESIDES.`).toBeDefined();
  const { status: received, body } = await send(simulator, sent!);
  expect({ status: received, body }).toEqual({ status: Number(status), body: value });
});

/** The examples of errors after the first of each response. */
function listOtherExamples() {
  return listOperations(description, 'paths').flatMap(({ id, operation }) =>
    Object.entries(responsesOf(description, operation)).flatMap(([status, { content }]) => {
      if (!/^[45]/.test(status)) return [];
      const { examples } = asObject(asObject(content)['application/json']);
      return Object.entries(asObject(examples))
        .slice(1)
        .map(([name, example]) => ({
          title: `${id} ${status} ${name}`,
          status,
          value: resolve(description, example).value,
        }));
    }),
  );
}
