import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import { webhookData } from '../../../../abaco/plugins/lab-data';
import { deliver, mishaps, type Mishap } from '../../../../abaco/labs/webhook/deliver';
import { isEvent, keyOf, receive } from '../../../../abaco/labs/webhook/receiver';
import { registerWithoutHead } from '../../../../abaco/labs/webhook/register';
import { sign } from '../../../../abaco/labs/webhook/sign';
import { verdictOn } from '../../../../abaco/labs/webhook/verdict';
import { holds } from '../../../specified/holds';

const facts = JSON.parse(readFileSync('generated/facts/facts.json', 'utf8')) as Facts;
const examples = JSON.parse(readFileSync('generated/facts/examples.json', 'utf8')) as Examples;
const { url, authKey, retryHours, events } = webhookData({ name: 'Ledger' }, facts, examples);

describe('the lab signs each event as its page says', () => {
  test.each(events)('$type', async ({ type, body }) => {
    expect(await sign(url, body, authKey)).toBe(facts.events[type]?.signature);
  });
});

describe('the receiver responds as the guide says', holds('labs.webhook-receiver'), () => {
  const want: Record<Mishap, number> = {
    none: 204,
    body: 401,
    key: 401,
    replayed: 204,
    late: 204,
    head: 405,
  };

  test.each(
    events.flatMap(({ type, body }) =>
      (Object.keys(mishaps) as Mishap[]).map((mishap) => ({ type, body, mishap })),
    ),
  )('$type, $mishap', async ({ body, mishap }) => {
    const { status, checks } = await deliver({ url, authKey, body, mishap });
    expect(status).toBe(want[mishap]);
    expect(checks.every(({ passed }) => passed)).toBe(mishap === 'none');
  });

  test.each([
    { label: 'Nothing', differs: {} },
    { label: 'The body is changed on the way', differs: { body: false } },
    { label: 'It is signed with another key', differs: { signature: false } },
    { label: 'It arrives a second time', differs: { check: 'Has processed this event before' } },
    { label: 'It arrives after a newer event', differs: { check: 'it has changed since' } },
    { label: 'The receiver does not respond to HEAD', differs: { check: 'Has no route for HEAD' } },
  ])('to what the form calls "$label"', holds('labs.webhook-mishaps'), async ({ label, differs }) => {
    const [mishap] = (Object.keys(mishaps) as Mishap[]).filter((key) => mishaps[key] === label);
    const { body } = events[0]!;
    const { call, checks } = await deliver({ url, authKey, body, mishap: mishap! });
    const failed = checks.find(({ passed }) => !passed)?.text;
    const isHead = call.method === 'HEAD';
    const found = {
      ...(!isHead && call.body !== body && { body: false }),
      ...(!isHead && call.signature !== (await sign(url, body, authKey)) && { signature: false }),
    };
    if ('check' in differs) expect(failed).toContain(differs.check);
    else expect(found).toEqual(differs);
    expect(failed === undefined).toBe(label === 'Nothing');
  });

  test('to HEAD where it has a route for it', holds('labs.webhook-head'), async () => {
    const receiver = { url, authKey, hasHead: true, processed: [], isOutdated: false };
    expect(await receive({ method: 'HEAD', body: '' }, receiver)).toMatchObject({ status: 200 });
  });

  test('to a body without a digit that is changed', async () => {
    expect(await deliver({ url, authKey, body: '{}', mishap: 'body' })).toMatchObject({ status: 401 });
  });
});

test('an event is known by its type and the id and state of its record', () => {
  const event = (id: number, state: string) =>
    JSON.stringify({ event_type: 'a', data: { object: { id, state } } });
  expect(keyOf(event(1, 'paid'))).toBe(keyOf(event(1, 'paid')));
  expect(keyOf(event(1, 'paid'))).not.toBe(keyOf(event(1, 'late')));
  expect(keyOf(event(1, 'paid'))).not.toBe(keyOf(event(2, 'paid')));
  expect(keyOf('{"event_type":"threshold.warning"}')).toBe('{"event_type":"threshold.warning"}');
});

test.each([
  { given: '{}', want: true },
  { given: '[]', want: false },
  { given: '{', want: false },
  { given: 'null', want: false },
])('$given is an event: $want', ({ given, want }) => {
  expect(isEvent(given)).toBe(want);
});

test('a webhook whose receiver has no HEAD is not created', holds('labs.webhook-refused'), async () => {
  const { status, body } = await registerWithoutHead();
  expect(status).toBe(422);
  expect(body).toContain('url');
});

test('what follows a failure names the hours of the description', () => {
  expect(retryHours).toBe(48);
  expect(verdictOn('body', retryHours).then).toContain('within 48 hours');
});
