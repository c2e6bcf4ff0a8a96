import { describe, expect, test } from 'vitest';
import {
  initialState,
  isDone,
  outputsOf,
  reduceFlow,
  type StepResult,
} from '../../../../site/src/flow/flow-state';

const result = (status: number, outputs = {}): StepResult => ({
  outputs,
  exchange: {
    call: { method: 'GET', path: '/books', headers: {} },
    response: { status, headers: [], body: '', rules: [] },
    milliseconds: 1,
  },
});

describe('the state of a flow', () => {
  const two = { results: [result(201), result(200)] };

  test('a step that runs again drops its result and those after it', () => {
    expect(reduceFlow(two, { type: 'start', index: 0 })).toEqual({ results: [], running: 0 });
    expect(reduceFlow(two, { type: 'start', index: 2 })).toEqual({ ...two, running: 2 });
  });

  test('a result counts only for the step that is running', () => {
    const running = reduceFlow(two, { type: 'start', index: 1 });
    const finished = reduceFlow(running, { type: 'finish', index: 1, result: result(422) });
    expect(finished.results.map(({ exchange }) => exchange?.response.status)).toEqual([201, 422]);
    expect(finished.running).toBeUndefined();
    expect(reduceFlow(initialState, { type: 'finish', index: 1, result: result(200) })).toBe(initialState);
  });

  test('starts over, and stops', () => {
    expect(reduceFlow(two, { type: 'reset' })).toEqual({ results: [] });
    expect(reduceFlow({ ...two, running: 2 }, { type: 'stop' })).toEqual(two);
  });
});

test('an event and a success are done, an error and nothing are not', () => {
  expect(isDone({ event: '{}', outputs: {} })).toBe(true);
  expect(isDone(result(204))).toBe(true);
  expect(isDone(result(429))).toBe(false);
  expect(isDone(undefined)).toBe(false);
});

test('outputs are found by the id of their step', () => {
  const steps = [
    { id: 'made', title: 'Create', href: '/', event: 'book.made', body: {} },
    { id: 'sold', title: 'Sell', href: '/', event: 'book.sold', body: {} },
  ];
  expect(outputsOf(steps, [result(201, { id: 7 })])).toEqual({ made: { id: 7 } });
});
