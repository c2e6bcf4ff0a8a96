import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { bodyState, changeBody, type BodyAction } from '../../../../../site/src/console/BodyForm/body-state';

/** The state after actions on a body. */
const after = (body: Json, ...actions: BodyAction[]) =>
  actions.reduce(changeBody, bodyState(JSON.stringify(body)));

describe('a change of a field writes the JSON', () => {
  test.each<{ title: string; body: Json; action: BodyAction; want: Json }>([
    {
      title: 'a value inside objects that do not exist',
      body: {},
      action: { do: 'set', pointer: '/contact/id', value: 5 },
      want: { contact: { id: 5 } },
    },
    {
      title: 'a value that is not sent any more',
      body: { a: 1, b: 2 },
      action: { do: 'set', pointer: '/a', value: undefined },
      want: { b: 2 },
    },
    {
      title: 'a member whose name has a slash',
      body: {},
      action: { do: 'set', pointer: '/a~1b', value: 1 },
      want: { 'a/b': 1 },
    },
    {
      title: 'an entry of a list',
      body: { items: [{ a: 1 }, { a: 2 }] },
      action: { do: 'set', pointer: '/items/1/a', value: 3 },
      want: { items: [{ a: 1 }, { a: 3 }] },
    },
    {
      title: 'a new entry',
      body: {},
      action: { do: 'append', pointer: '/items', value: {} },
      want: { items: [{}] },
    },
    {
      title: 'an entry that is removed',
      body: { items: [1, 2, 3] },
      action: { do: 'drop', pointer: '/items/1', focus: '/items' },
      want: { items: [1, 3] },
    },
    {
      title: 'an entry that is moved',
      body: { items: [1, 2, 3] },
      action: { do: 'move', pointer: '/items', from: 0, to: 2 },
      want: { items: [2, 3, 1] },
    },
    {
      title: 'no entry that is moved beyond the end',
      body: { items: [1, 2] },
      action: { do: 'move', pointer: '/items', from: 1, to: 2 },
      want: { items: [1, 2] },
    },
    {
      title: 'a key that is renamed, at the same position',
      body: { map: { a: 1, b: 2 } },
      action: { do: 'rename', pointer: '/map', from: 'a', to: 'c' },
      want: { map: { c: 1, b: 2 } },
    },
    {
      title: 'no key that another entry has',
      body: { map: { a: 1, b: 2 } },
      action: { do: 'rename', pointer: '/map', from: 'a', to: 'b' },
      want: { map: { a: 1, b: 2 } },
    },
    {
      title: 'other members of which one is needed',
      body: { unit_price: 5, quantity: 1 },
      action: { do: 'swap', pointer: '', drop: ['unit_price'], show: ['total_amount'] },
      want: { quantity: 1 },
    },
    {
      title: 'another alternative',
      body: { contact: { id: 5 } },
      action: { do: 'choose', pointer: '/contact', index: 1, value: {} },
      want: { contact: {} },
    },
  ])('$title', ({ body, action, want }) => {
    const state = after(body, action);
    expect(state.value).toEqual(want);
    expect(JSON.parse(state.text)).toEqual(want);
  });

  test('in the order of the names', () => {
    expect(after({ map: { a: 1, b: 2 } }, { do: 'rename', pointer: '/map', from: 'a', to: 'c' }).text).toBe(
      JSON.stringify({ map: { c: 1, b: 2 } }, null, 2),
    );
  });
});

describe('typing JSON', () => {
  test('changes the value', () => {
    expect(after({}, { do: 'type', text: '{"a": 1}' })).toMatchObject({ text: '{"a": 1}', value: { a: 1 } });
  });

  test('keeps the last valid value, and says why', () => {
    const state = after({ a: 1 }, { do: 'type', text: '{"a": ' });
    expect(state).toMatchObject({ text: '{"a": ', value: { a: 1 } });
    expect(state.problem).toMatch(/JSON/);
  });

  test('forgets the problem when the JSON is valid again, or a field is changed', () => {
    const broken: BodyAction = { do: 'type', text: '{' };
    expect(after({}, broken, { do: 'type', text: '{}' }).problem).toBeUndefined();
    expect(after({}, broken, { do: 'set', pointer: '/a', value: 1 }).problem).toBeUndefined();
  });

  test('forgets the alternatives that were chosen', () => {
    const chosen: BodyAction = { do: 'choose', pointer: '/contact', index: 1, value: {} };
    expect(after({}, chosen).choices).toEqual({ '/contact': 1 });
    expect(after({}, chosen, { do: 'type', text: '{}' }).choices).toEqual({});
  });
});

describe('the focus goes', () => {
  test.each<{ title: string; action: BodyAction; want: string | undefined }>([
    { title: 'to an added field', action: { do: 'show', pointer: '/a', value: undefined }, want: '/a' },
    { title: 'to a new entry', action: { do: 'append', pointer: '/list', value: 3 }, want: '/list/2' },
    {
      title: 'with an entry that moves',
      action: { do: 'move', pointer: '/list', from: 0, to: 1 },
      want: '/list/1',
    },
    {
      title: 'to the list of a removed entry',
      action: { do: 'drop', pointer: '/list/0', focus: '/list' },
      want: '/list',
    },
    {
      title: 'nowhere while a reader types',
      action: { do: 'set', pointer: '/a', value: 'x' },
      want: undefined,
    },
  ])('$title', ({ action, want }) => {
    const state = after({ list: [1, 2] }, action);
    expect(state.focus).toBe(want);
    expect(changeBody(state, { do: 'focused' }).focus).toBeUndefined();
  });
});

test('a field that was added, or emptied, stays', () => {
  expect(after({}, { do: 'show', pointer: '/a', value: undefined }).shown).toEqual(['/a']);
  expect(after({ a: 1 }, { do: 'set', pointer: '/a', value: undefined }).shown).toEqual(['/a']);
  expect(after({ a: 1 }, { do: 'drop', pointer: '/a', focus: '' }).shown).toEqual([]);
});
