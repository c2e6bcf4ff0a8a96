import { describe, expect, it } from 'vitest';
import { openSimulator, send, type Sent } from '../send';
import { holds } from '../../specified/holds';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const cases: { title: string; given: Sent; strict: number; lenient: number }[] = [
  { title: 'the suffix .json', given: { path: '/contacts/60312.json' }, strict: 404, lenient: 200 },
  { title: 'an unknown query parameter', given: { path: '/contacts?page=2' }, strict: 400, lenient: 200 },
  {
    title: 'a list whose commas are encoded',
    given: { path: '/evidence?state=unsettled%2Cconflicting' },
    strict: 400,
    lenient: 200,
  },
  {
    title: 'an unknown field',
    given: { method: 'POST', path: '/contacts', body: { first_name: 'Ada', nickname: 'A' } },
    strict: 422,
    lenient: 201,
  },
  {
    title: 'a form',
    given: { method: 'POST', path: '/contacts', headers: FORM, rawBody: 'first_name=Ada&discount=2.5' },
    strict: 415,
    lenient: 201,
  },
  {
    title: 'JSON under another media type',
    given: {
      method: 'POST',
      path: '/contacts',
      headers: { 'Content-Type': 'text/plain' },
      rawBody: '{"first_name":"A"}',
    },
    strict: 415,
    lenient: 201,
  },
  {
    title: 'a nested form',
    given: {
      method: 'POST',
      path: '/transactions',
      headers: FORM,
      rawBody:
        'items[][description]=Book&items[][amount]=10.00&items[][quantity]=2&items[][description]=Pen&items[][amount]=1' +
        '&payment[method]=cash&customer[first_name]=Ada&customer[unknown]=x',
    },
    strict: 415,
    lenient: 201,
  },
  {
    title: 'a string that is not a number',
    given: { method: 'POST', path: '/contacts', headers: FORM, rawBody: 'first_name=Ada&discount=much' },
    strict: 415,
    lenient: 422,
  },
  {
    title: 'a required field that is missing',
    given: { method: 'POST', path: '/contacts', headers: FORM, rawBody: 'city=Bonn' },
    strict: 415,
    lenient: 422,
  },
  {
    title: 'a wrong value of a known parameter',
    given: { path: '/contacts?limit=ten' },
    strict: 400,
    lenient: 400,
  },
];

describe.each(['strict', 'lenient'] as const)('%s mode', (mode) => {
  it.each(cases)('responds as documented to $title', holds('lenient.modes'), async ({ given, ...want }) => {
    const { simulator } = openSimulator({ mode });
    expect((await send(simulator, given)).status).toBe(want[mode]);
    expect(simulator.log.flatMap(({ violations }) => violations)).toEqual([]);
  });
});

it('converts the strings of a form to values of their types', async () => {
  const { simulator } = openSimulator({ mode: 'lenient' });
  const { body } = await send(simulator, {
    method: 'POST',
    path: '/transactions',
    headers: FORM,
    rawBody:
      'items[][amount]=10.00&items[][quantity]=2&payment[method]=cash&date=2024-11-20&custom_metadata[seat]=7',
  });
  expect(body).toMatchObject({
    items: [{ quantity: 2, total_amount_cents: 1000 }],
    issue_date: '2024-11-20',
    custom_metadata: { seat: '7' },
  });
});
