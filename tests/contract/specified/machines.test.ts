import { describe, expect, it } from 'vitest';
import { FINAL_FIELDS } from '../../../simulator/rules/final-fields';
import { FREQUENCIES } from '../../../simulator/rules/frequencies';
import {
  creditMachine,
  expenseMachine,
  invoiceMachine,
  machines,
  recurringMachine,
  reportMachine,
  sessionMachine,
} from '../../../simulator/rules/machines';
import { SPECIFIED } from '../../specified';
import type { States } from '../../specified/states';
import { compareMachine, type Machine } from './compare/compare-machine';

const { states, entities } = SPECIFIED;

const pairs: [Machine, States][] = [
  [invoiceMachine, states.invoice],
  [creditMachine, states.credit],
  [expenseMachine, states.expense],
  [recurringMachine, states.recurring],
  [sessionMachine, states.checkout_session],
  [reportMachine, states.report_request],
];

type Change = (machine: Machine) => Machine;

const withoutState =
  (state: string): Change =>
  (machine) => ({ ...machine, states: machine.states.filter((one) => one !== state) });

const withState =
  (state: string): Change =>
  (machine) => ({ ...machine, states: [...machine.states, state] });

const withoutArrow =
  (event: string): Change =>
  (machine) => ({ ...machine, transitions: machine.transitions.filter((one) => one.event !== event) });

const withArrow =
  (from: string | null, event: string, to: string | null, basis = 'specification'): Change =>
  (machine) => ({ ...machine, transitions: [...machine.transitions, { from, event, to, basis }] });

const mutants: { broken: string; machine: Machine; states: States; change: Change; want: string }[] = [
  {
    broken: 'a lost state',
    machine: invoiceMachine,
    states: states.invoice,
    change: withoutState('uncollectible'),
    want: 'no state uncollectible',
  },
  {
    broken: 'a state of another document',
    machine: creditMachine,
    states: states.credit,
    change: withState('refunded'),
    want: 'refunded is not specified',
  },
  {
    broken: 'a start in another state',
    machine: recurringMachine,
    states: states.recurring,
    change: (one) => withArrow(null, 'create', 'archived')(withoutArrow('create')(one)),
    want: 'no arrow creates a record as active',
  },
  {
    broken: 'a credit note that leaves its invoice alone',
    machine: invoiceMachine,
    states: states.invoice,
    change: (one) => withoutArrow('record sale')(withoutArrow('credit')(one)),
    want: 'to paid when a credit note',
  },
  {
    broken: 'a credit note that moves to refunded',
    machine: invoiceMachine,
    states: states.invoice,
    change: withArrow('outstanding', 'credit', 'refunded'),
    want: 'credit from outstanding to refunded is not specified',
  },
  {
    broken: 'a credit note that cannot be voided',
    machine: creditMachine,
    states: states.credit,
    change: withoutArrow('void'),
    want: 'to void when it is voided',
  },
  {
    broken: 'an update of a session that is processing',
    machine: sessionMachine,
    states: states.checkout_session,
    change: withArrow('processing', 'update', 'processing', 'choice'),
    want: 'update is taken in the state processing',
  },
  {
    broken: 'a delete of a session that is completed',
    machine: sessionMachine,
    states: states.checkout_session,
    change: withArrow('completed', 'delete', null, 'public'),
    want: 'delete is taken in the state completed',
  },
  {
    broken: 'a pending session that cannot be updated',
    machine: sessionMachine,
    states: states.checkout_session,
    change: withoutArrow('update'),
    want: 'update is refused in the state pending',
  },
  {
    broken: 'a session that is never removed',
    machine: sessionMachine,
    states: states.checkout_session,
    change: withoutArrow('remove'),
    want: 'from abandoned to null when seven days',
  },
  {
    broken: 'an invoice that can be deleted',
    machine: invoiceMachine,
    states: states.invoice,
    change: withArrow('outstanding', 'delete', null, 'choice'),
    want: 'delete is taken in the state outstanding',
  },
  {
    broken: 'an archived invoice that can be changed',
    machine: invoiceMachine,
    states: states.invoice,
    change: (one) => ({ ...one, readOnly: [] }),
    want: 'a record can be changed in the state archived',
  },
  {
    broken: 'a report that never fails',
    machine: reportMachine,
    states: states.report_request,
    change: withoutArrow('fail'),
    want: 'from pending to failed',
  },
  {
    broken: 'states in another field',
    machine: reportMachine,
    states: states.report_request,
    change: (one) => ({ ...one, field: 'status' }),
    want: 'specified is state',
  },
];

describe('the rules of the simulator', () => {
  it('has a machine for each of these resources and no other', () => {
    expect(pairs.map(([machine]) => machine)).toEqual(machines);
  });

  it.each(pairs.map(([machine, specified]) => ({ machine, specified })))(
    'take the states of $machine.resource from the specification',
    ({ machine, specified }) => {
      expect(compareMachine(machine, specified)).toEqual([]);
    },
  );

  it.each(mutants)('would not pass with $broken', ({ machine, states: specified, change, want }) => {
    expect(compareMachine(change(machine), specified).join('\n')).toContain(want);
  });

  it('change the specified fields of a final document', () => {
    expect([...FINAL_FIELDS].sort()).toEqual(Object.keys(entities.final_document.fields).sort());
  });

  it('know the specified frequencies', () => {
    expect(Object.keys(FREQUENCIES)).toEqual(entities.recurring.fields.frequency?.values);
  });
});
