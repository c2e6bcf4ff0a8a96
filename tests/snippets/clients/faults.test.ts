import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import { RecordingServer } from '../judge/recording-server';
import { modelOfThings, withClient } from './client-file';
import { type Answer, faults } from './faults';
import type { CallOutcome, ClientCall, ClientLanguage, OwnError } from './client-language';
import { languages } from './languages';

/** The answers that each call still gets, by its key. */
const left = new Map<string, Answer[]>();
const outcomes = new Map<string, CallOutcome>();
const present = languages.filter(({ isHere }) => isHere);
const keyOf = ({ id }: ClientLanguage, call: string) => `${id}-${call}`;

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
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('SERVER', server.urlOf(id)).replace('PATH', `/s/${id}`),
      ]),
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

/** A thing with all that it needs. */
const thing = (id: number): Json => ({ id, needed: 'a', needed_or_null: null });

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
      json([thing(1), thing(2)], {
        link: '<SERVER/things?page=2>; rel="next", <SERVER/things?page=9>; rel="last"',
      }),
      json([], { link: '<PATH/things?page=3>; rel=next' }),
      json([thing(3)], { link: '<SERVER/things?page=1>; rel="first"' }),
    ],
  },
  elsewhere: {
    method: 'listThingsAll',
    answers: [json([thing(1)], { link: '<http://localhost:1/things>; rel="next"' })],
  },
  redirect: {
    method: 'listThings',
    answers: [{ status: 302, headers: { location: 'PATH/moved' } }, json([thing(7)])],
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
  const model = await modelOfThings();
  for (const language of present) {
    const planned = planCalls(language);
    const played = await withClient(model, language.id, (file) => language.play(file, [...planned.values()]));
    [...planned.keys()].forEach((key, index) => outcomes.set(key, played[index]!));
  }
});

function planCalls(language: ClientLanguage): Map<string, ClientCall> {
  const planned = new Map<string, ClientCall>();
  const plan = (id: string, answers: readonly Answer[], call: Pick<ClientCall, 'method' | 'values'>) => {
    const key = keyOf(language, id);
    left.set(key, [...answers]);
    const timeout = answers.includes('timeout') ? 0.5 : 10;
    planned.set(key, { ...call, server: server.urlOf(key), keys: { bearer: 'secret' }, timeout });
  };
  for (const [id, { answers, ...call }] of Object.entries(calls)) plan(id, answers, call);
  faults.forEach(({ method, answers }, index) =>
    plan(faultId(index), answers, { method, ...(method === 'makeThing' && { values: { body: {} } }) }),
  );
  return planned;
}

afterAll(() => server.stop());

/** The class of an error in a language. */
function classOf({ errors }: ClientLanguage, error: string | undefined): string | undefined {
  return errors[error as OwnError] ?? error;
}

describe.each(present)('a fault of the server, with $label', (language) => {
  it.each(faults.map((fault, index) => ({ index, ...fault })))(
    '$name of $method is met as the table says',
    ({ index, waits, error, status }) => {
      const key = keyOf(language, faultId(index));
      const outcome = outcomes.get(key)!;
      expect({ waits: outcome.waits, error: outcome.error, status: outcome.status }).toEqual({
        waits,
        error: classOf(language, error),
        status,
      });
      expect(server.received.get(key)).toHaveLength(waits.length + 1);
    },
  );

  it('sends the same key with each repeat of a call that must not be carried out twice', () => {
    const keys = server.received
      .get(keyOf(language, 'sameKey'))!
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });
});

describe.each(present)('what comes back, with $label', (language) => {
  const outcomeOf = (id: string) => outcomes.get(keyOf(language, id));
  const receivedOf = (id: string) => server.received.get(keyOf(language, id)) ?? [];

  it('is what was sent, with all that no type knows', () => {
    expect(outcomeOf('planted')).toMatchObject({ result: PLANTED });
    expect(JSON.parse(receivedOf('planted')[0]!.body)).toEqual(PLANTED);
  });

  it.each([
    ['documented', 'NotFoundError', 404, { message: 'gone' }],
    ['html', 'NotFoundError', 404, '<p>gone</p>'],
    ['broken', 'NotFoundError', 404, '{"message'],
    ['empty', 'NotFoundError', 404, null],
    ['undocumented', 'ApiError', 418, {}],
  ])('is an error of the status: %s', (id, error, status, body) => {
    expect(outcomeOf(id)).toEqual({ error, status, body, waits: [] });
  });

  it('is nothing where nothing is documented', () => {
    expect(outcomeOf('nothing')).toMatchObject({ result: null });
  });

  it('is every item of all pages', () => {
    expect(outcomeOf('pages')).toMatchObject({ result: [1, 2, 3].map(thing) });
    expect(receivedOf('pages').map(({ target }) => target)).toEqual([
      '/things',
      '/things?page=2',
      '/things?page=3',
    ]);
    const authorizations = receivedOf('pages').map(({ headers }) => headers.authorization);
    expect(authorizations).toEqual(['Bearer secret', 'Bearer secret', 'Bearer secret']);
  });

  it('is not fetched from another origin, which must not get the key', () => {
    expect(outcomeOf('elsewhere')?.error).toBe(classOf(language, 'another origin'));
    expect(outcomeOf('redirect')).toMatchObject({ result: [thing(7)] });
    expect(outcomeOf('redirectElsewhere')).toMatchObject({ error: 'ApiError', status: 302 });
  });
});
