import type { SimulatedRule } from './simulated';

/**
 * Where a rule comes from: the product specification, public knowledge, a decision of this documentation, or only this
 * simulator.
 */
export type RuleBasis = 'specification' | 'public' | 'choice' | 'simulated';

/** One arrow. `from` is null for a record that is new, `to` for one that is removed. */
export interface Transition<State extends string, Event extends string> {
  from: State | null;
  event: Event;
  to: State | null;
  /** Sentence that must be true; without it the arrow is always open. */
  guard?: string;
  basis: RuleBasis;
  /** A decision of `x-decisions`; absent for what the specification says. */
  decision?: string;
  /** The simulated rule that fills the arrow out. */
  rule?: SimulatedRule;
}

/** The states of a field of one resource, and every step between them that this simulator takes. */
export interface StateMachine<State extends string, Event extends string> {
  /** Resource, as in the store. */
  resource: string;
  field: string;
  states: readonly State[];
  /** States that only the seed holds: how a record gets there is not known, so no arrow leads to them. */
  seedOnly: readonly State[];
  /** States in which no field of a record can change. */
  readOnly?: readonly State[];
  transitions: readonly Transition<State, Event>[];
}

/** The arrow that `event` takes in `state`; `undefined` when there is none. `isOpen` decides on arrows with a guard. */
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

/** The state after `event`; the same state when no arrow leads away. Never for an event that removes the record. */
export function stateAfter<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State | null,
  event: Event,
): State {
  const to = findTransition(machine, state, event)?.to ?? state;
  if (to === null) throw new Error(`${machine.resource}: "${event}" leaves a new record without a state.`);
  return to;
}
