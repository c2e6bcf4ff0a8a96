import type { SimulatedRule } from './simulated';

/**
 * The origin of a rule: the product specification, public knowledge, a decision of this documentation, or this simulator.
 */
type RuleBasis = 'specification' | 'public' | 'choice' | 'simulated';

/** One transition. `from` is null for a new record, `to` for a removed one. */
interface Transition<State extends string, Event extends string> {
  from: State | null;
  event: Event;
  to: State | null;
  /** Guard: a sentence that must be true. Without it, the transition is always possible. */
  guard?: string;
  basis: RuleBasis;
  /** Id in `x-decisions`; absent for a transition of the specification. */
  decision?: string;
  /** The simulated rule that completes the transition. */
  rule?: SimulatedRule;
}

/** The states of a field of one resource, and the transitions of this simulator. */
export interface StateMachine<State extends string, Event extends string> {
  /** Name of the resource in the store. */
  resource: string;
  field: string;
  states: readonly State[];
  /** States that only seeded records have. No transition leads to them, because it is unknown how a record gets there. */
  seedOnly: readonly State[];
  /** States in which a record is immutable. */
  readOnly?: readonly State[];
  transitions: readonly Transition<State, Event>[];
}

/** Finds the transition for `event` in `state`, if any. `isOpen` evaluates guards. */
export function findTransition<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State | null,
  event: Event,
  isOpen: (guard: string) => boolean = () => true,
): Transition<State, Event> | undefined {
  return machine.transitions.find(
    (arrow) =>
      arrow.from === state && arrow.event === event && (arrow.guard === undefined || isOpen(arrow.guard)),
  );
}

/** The state after `event`, which stays the same without a transition. Not for events that remove the record. */
export function stateAfter<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State | null,
  event: Event,
): State {
  const to = findTransition(machine, state, event)?.to ?? state;
  if (to === null) throw new Error(`${machine.resource}: "${event}" leaves a new record without a state.`);
  return to;
}
