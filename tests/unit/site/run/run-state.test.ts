import { describe, expect, test } from 'vitest';
import {
  nextRunState,
  type RunEvent,
  type RunInputs,
  type RunState,
} from '../../../../site/src/run/run-state';
import { beadOf, codeOf, describeRun, hasTab, isBlocked } from '../../../../site/src/run/describe-run';
import { responseWith } from './responses';
import { holds } from '../../../specified/holds';

const inputs: RunInputs = { example: 'default', environment: '' };
const response = responseWith({ inputs });
const result: RunState = { kind: 'result', response, isWaiting: false };

describe('a run', () => {
  const steps: { given: RunState; event: RunEvent; want: RunState['kind'] }[] = [
    { given: { kind: 'idle' }, event: { type: 'load' }, want: 'loading' },
    { given: { kind: 'loading' }, event: { type: 'cancel' }, want: 'idle' },
    { given: { kind: 'loading' }, event: { type: 'fail', isOffline: false }, want: 'missing' },
    { given: { kind: 'loading' }, event: { type: 'fail', isOffline: true }, want: 'offline' },
    { given: { kind: 'offline' }, event: { type: 'reconnect' }, want: 'idle' },
    { given: result, event: { type: 'reconnect' }, want: 'result' },
    { given: { kind: 'loading' }, event: { type: 'respond', response, inputs }, want: 'result' },
    { given: { kind: 'idle' }, event: { type: 'change', inputs }, want: 'idle' },
    { given: result, event: { type: 'clear' }, want: 'idle' },
  ];
  test.each(steps)('that is $given.kind, on $event.type, is $want', ({ given, event, want }) => {
    expect(nextRunState(given, event).kind).toBe(want);
  });

  test.each(['example', 'environment'] as const)(
    'is outdated while another %s is chosen than its request had, and no longer',
    (name) => {
      const other = { ...inputs, [name]: 'other' };
      const stale = nextRunState(result, { type: 'change', inputs: other });
      expect(stale).toEqual({ kind: 'stale', response, changed: name });
      expect(nextRunState(stale, { type: 'change', inputs })).toEqual(result);
    },
  );

  test('is outdated from the beginning if something was chosen before it responded', () => {
    const other = { ...inputs, example: 'other' };
    expect(nextRunState({ kind: 'loading' }, { type: 'respond', response, inputs: other }).kind).toBe(
      'stale',
    );
  });

  test('blocks Run until calls are possible again', holds('run.waits'), () => {
    const refused = responseWith({ inputs, status: 429, wait: 12 });
    const waiting = nextRunState({ kind: 'idle' }, { type: 'respond', response: refused, inputs });
    expect(isBlocked(waiting)).toBe(true);
    expect(describeRun(waiting)?.details).toContain('Run comes back in 12 s');
    const refilled = nextRunState(waiting, { type: 'refill' });
    expect(isBlocked(refilled)).toBe(false);
    expect(describeRun(refilled)?.details.join()).not.toContain('comes back');
  });
});

test('the line, the bead and the tab of each state', holds('run.line'), () => {
  const states: RunState[] = [
    { kind: 'idle' },
    { kind: 'loading' },
    result,
    { kind: 'result', response: responseWith({ inputs, status: 422, isReproduction: true }) },
    { kind: 'stale', response, changed: 'example' },
    { kind: 'stale', response, changed: 'environment' },
    { kind: 'missing' },
    { kind: 'offline' },
  ];
  const shown = states.map((state) => {
    const { title = '', details = [], isSimulated = false } = describeRun(state) ?? {};
    const line = [title, ...(isSimulated ? ['(simulated)'] : []), ...details].join(' | ');
    return `${state.kind}: ${hasTab(state) ? `${beadOf(state)} ${codeOf(state) ?? ''}` : 'no tab'}: ${line}`;
  });
  expect(shown).toMatchInlineSnapshot(`
    [
      "idle: no tab: ",
      "loading: hollow : Loading the simulator",
      "result: 2xx 201: 201 Created | (simulated) | 41 ms | 99 calls left",
      "result: 4xx 422: 422 Unprocessable Content | (simulated) | 41 ms | caused on purpose | 99 calls left",
      "stale: hollow 201: Outdated | You chose another example.",
      "stale: hollow 201: Outdated | You changed the environment.",
      "missing: hollow : The simulator did not load | Nothing was sent.",
      "offline: no tab: You are offline | The simulator needs a connection once; Run comes back with it.",
    ]
  `);
});
