import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import { RecordingServer } from '../judge/recording-server';
import { modelOfThings, withClient } from './client-file';
import { type Answer, faults } from './faults';
import { type CallOutcome, type ClientCall, python, runDriver } from './python/run-driver';

/** The answers that each call still gets, by its id. */
const left = new Map<string, Answer[]>();
const outcomes = new Map<string, CallOutcome>();

const server = new RecordingServer(async ({ url }) => {
  const id = /\/s\/([^/]*)/.exec(url)![1]!;
  const answer = left.get(id)?.shift() ?? { status: 500, body: 'one request too many' };
  if (answer === 'cut connection') return Response.error();
  if (answer === 'timeout') {
    // Longer than the client waits.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return Response.json([]);
  }
  const { status, headers = {}, body } = answer;
  return new Response(status === 204 ? null : (body ?? ''), {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SERVER', server.urlOf(id))]),
    ),
  });
});

/** A member that no description has, a value that no enumeration has, and null: all of it comes as it was sent. */
const PLANTED: Json = {
  id: 1,
  needed: 'a',
  needed_or_null: null,
  state: 'later',
  unknown: { of: [null, 1.5, 'é'] },
};
const JSON_TYPE = { 'content-type': 'application/json' };
const json = (value: Json, headers = {}): Answer => ({
  status: 200,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(value),
});

/** Calls with one good or bad answer each. */
const calls: Record<string, Pick<ClientCall, 'method' | 'values'> & { answers: Answer[] }> = {
  planted: { method: 'makeThing', values: { body: PLANTED }, answers: [json(PLANTED)] },
  documented: {
    method: 'listThings',
    answers: [{ status: 404, headers: JSON_TYPE, body: '{"message":"gone"}' }],
  },
  html: {
    method: 'listThings',
    answers: [{ status: 404, headers: { 'content-type': 'text/html' }, body: '<p>gone</p>' }],
  },
  broken: { method: 'listThings', answers: [{ status: 404, headers: JSON_TYPE, body: '{"message' }] },
  empty: { method: 'listThings', answers: [{ status: 404, headers: JSON_TYPE }] },
  undocumented: { method: 'listThings', answers: [{ status: 418, headers: JSON_TYPE, body: '{}' }] },
  nothing: { method: 'replaceThings', answers: [{ status: 204 }] },
  pages: {
    method: 'listThingsAll',
    answers: [
      json([1, 2], { link: '<SERVER/things?page=2>; rel="next", <SERVER/things?page=9>; rel="last"' }),
      json([], { link: '</s/pages/things?page=3>; rel=next' }),
      json([3], { link: '<SERVER/things?page=1>; rel="first"' }),
    ],
  },
  elsewhere: {
    method: 'listThingsAll',
    answers: [json([1], { link: '<http://localhost:1/things>; rel="next"' })],
  },
  redirect: {
    method: 'listThings',
    answers: [{ status: 302, headers: { location: '/s/redirect/moved' } }, json([7])],
  },
  redirectElsewhere: {
    method: 'listThings',
    answers: [{ status: 302, headers: { location: 'http://localhost:1/' } }],
  },
  sameKey: { method: 'pay', answers: [{ status: 503 }, { status: 204 }] },
};

const faultId = (index: number) => `fault-${index}`;

beforeAll(async () => {
  await server.start();
  if (python === undefined) return;
  const planned = new Map<string, ClientCall>();
  const plan = (id: string, answers: readonly Answer[], call: Pick<ClientCall, 'method' | 'values'>) => {
    left.set(id, [...answers]);
    const timeout = answers.includes('timeout') ? 0.5 : 10;
    planned.set(id, { ...call, server: server.urlOf(id), keys: { bearer: 'secret' }, timeout });
  };
  for (const [id, { answers, ...call }] of Object.entries(calls)) plan(id, answers, call);
  faults.forEach(({ method, answers }, index) =>
    plan(faultId(index), answers, { method, ...(method === 'makeThing' && { values: { body: {} } }) }),
  );
  const played = await withClient(await modelOfThings(), (file) =>
    runDriver({ file, calls: [...planned.values()] }),
  );
  [...planned.keys()].forEach((id, index) => outcomes.set(id, played.calls[index]!));
});

afterAll(() => server.stop());

const targetsOf = (id: string) => (server.received.get(id) ?? []).map(({ target }) => target);

describe.runIf(python)('a fault of the server', () => {
  it.each(faults.map((fault, index) => ({ index, ...fault })))(
    '$name of $method is met as the table says',
    ({ index, waits, error, status }) => {
      const outcome = outcomes.get(faultId(index))!;
      expect({ waits: outcome.waits, error: outcome.error, status: outcome.status }).toEqual({
        waits,
        error,
        status,
      });
      expect(server.received.get(faultId(index))).toHaveLength(waits.length + 1);
    },
  );

  it('sends the same key with each repeat of a call that must not be carried out twice', () => {
    const keys = server.received.get('sameKey')!.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });
});

describe.runIf(python)('what comes back', () => {
  it('is what was sent, with all that no type knows', () => {
    expect(outcomes.get('planted')).toMatchObject({ result: PLANTED });
    expect(JSON.parse(server.received.get('planted')![0]!.body)).toEqual(PLANTED);
  });

  it.each([
    ['documented', 'NotFoundError', 404, { message: 'gone' }],
    ['html', 'NotFoundError', 404, '<p>gone</p>'],
    ['broken', 'NotFoundError', 404, '{"message'],
    ['empty', 'NotFoundError', 404, null],
    ['undocumented', 'ApiError', 418, {}],
  ])('is an error of the status: %s', (id, error, status, body) => {
    expect(outcomes.get(id)).toEqual({ error, status, body, waits: [] });
  });

  it('is nothing where nothing is documented', () => {
    expect(outcomes.get('nothing')).toMatchObject({ result: null });
  });

  it('is every item of all pages', () => {
    expect(outcomes.get('pages')).toMatchObject({ result: [1, 2, 3] });
    expect(targetsOf('pages')).toEqual(['/things', '/things?page=2', '/things?page=3']);
    const authorizations = server.received.get('pages')!.map(({ headers }) => headers.authorization);
    expect(authorizations).toEqual(['Bearer secret', 'Bearer secret', 'Bearer secret']);
  });

  it('is not fetched from another origin, which must not get the key', () => {
    expect(outcomes.get('elsewhere')?.error).toBe('ValueError');
    expect(outcomes.get('redirect')).toMatchObject({ result: [7] });
    expect(outcomes.get('redirectElsewhere')).toMatchObject({ error: 'ApiError', status: 302 });
  });
});
