import { describe, expect, test } from 'vitest';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { Contract } from '#core/contracts/simulator-contract';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { formatPointer, valueAt } from '#core/json/pointer';
import contractText from '../../../generated/simulator/contract.json';
import requestsText from '../../../generated/simulator/requests.json';
import { createSimulator } from '../../../simulator/create-simulator';
import { messagesByField } from '../../../simulator/validation/field-messages';
import validators from '../../../simulator/validators';

const { checkBody } = createSimulator();
const { operations } = requestsText as unknown as SimulatorRequests;
const contract = contractText as unknown as Contract;

/** A documented body with one mistake. */
interface Broken {
  id: string;
  /** The member or entry that is wrong or removed. */
  path: string[];
  body: Json;
}

const examples = Object.entries(operations).flatMap(([id, { requests }]) =>
  requests.flatMap(({ body }) => (isObject(body) ? [{ id, body }] : [])),
);
const leaves = examples.flatMap(({ id, body }) => pathsIn(body).map((path) => ({ id, body, path })));

function pathsIn(value: Json, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return inner.flatMap(([name, child]) => [[...path, name], ...pathsIn(child, [...path, name])]);
}

/** The bodies in which every value that `choose` accepts is replaced, or removed without a replacement. */
function breakEach(choose: (value: Json) => boolean, replacement?: Json): Broken[] {
  return leaves
    .filter(({ body, path }) => choose(valueAt(body, path)!))
    .map(({ id, body, path }) => ({ id, path, body: replace(body, path, replacement) }));
}

function replace(body: JsonObject, path: string[], replacement?: Json): Json {
  const copy = structuredClone(body);
  const around = valueAt(copy, path.slice(0, -1)) as JsonObject;
  const name = path.at(-1)!;
  if (replacement === undefined) delete around[name];
  else around[name] = replacement;
  return copy;
}

const isInObject = ({ path }: Broken) => !/^\d+$/.test(path.at(-1)!);
const isRefused = ({ id, body }: Broken) => checkBody(id, body).length > 0;

describe('one wrong value is one problem, at that value', () => {
  test.each([
    {
      mistake: 'a number is a string',
      broken: breakEach((value) => typeof value === 'number', 'fifty'),
      least: 50,
    },
    {
      mistake: 'a boolean is a string',
      broken: breakEach((value) => typeof value === 'boolean', 'maybe'),
      least: 5,
    },
    {
      mistake: 'a string is another one',
      broken: breakEach((value) => typeof value === 'string', 'no such value'),
      least: 60,
    },
    {
      mistake: 'a string is a number',
      broken: breakEach((value) => typeof value === 'string', 5),
      least: 200,
    },
    {
      mistake: 'a string is an object',
      broken: breakEach((value) => typeof value === 'string', { a: 1 }),
      least: 200,
    },
    {
      mistake: 'an object or a list is a number',
      broken: breakEach((value) => typeof value === 'object', 5),
      least: 50,
    },
  ])('when $mistake', ({ broken, least }) => {
    const refused = broken.filter(isRefused);
    expect(refused.length).toBeGreaterThanOrEqual(least);
    for (const { id, body, path } of refused)
      expect(
        checkBody(id, body).map(({ pointer }) => pointer),
        id,
      ).toEqual([formatPointer(path)]);
  });

  test('when a required member is missing, in its object', () => {
    const refused = breakEach(() => true).filter((one) => isInObject(one) && isRefused(one));
    expect(refused.length).toBeGreaterThanOrEqual(50);
    for (const { id, body, path } of refused) {
      const problems = checkBody(id, body).map(({ instancePath, keyword }) => ({ instancePath, keyword }));
      expect(problems, `${id} ${formatPointer(path)}`).toEqual([
        { instancePath: formatPointer(path.slice(0, -1)), keyword: 'required' },
      ]);
    }
  });

  test('in the messages of the 422, too', () => {
    const broken = breakEach((value) => typeof value === 'number', 'fifty').filter(isRefused);
    for (const { id, body, path } of broken) {
      const { body: described } = contract.operations.find((operation) => operation.id === id)!;
      const validate = validators[described!.validator]!;
      if (validate(body)) continue;
      const field = path
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .slice(1);
      expect(Object.keys(messagesByField(validate.errors ?? []).fields), id).toEqual([field]);
    }
  });
});

test('no problem speaks of alternatives, but of the members to send', () => {
  const refused = breakEach(() => true).filter((one) => isInObject(one) && isRefused(one));
  const remedies = refused.flatMap(({ id, body }) => checkBody(id, body).map(({ remedy }) => remedy));
  expect(remedies.filter((remedy) => remedy.includes('alternative'))).toEqual([]);
  expect(remedies).toContain('send "unit_price" or "total_amount"');
});

test('two wrong values are two problems', () => {
  const body = {
    contact: { kind: 'nobody', first_name: 5 },
    items: [{ unit_price: 'fifty' }],
    tag_list: ['a', 5],
  };
  expect(
    checkBody('createInvoice', body)
      .map(({ pointer }) => pointer)
      .toSorted(),
  ).toEqual(['/contact/first_name', '/contact/kind', '/items/0/unit_price', '/tag_list/1']);
});
