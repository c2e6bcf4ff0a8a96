import type { States, Step } from '../../../specified/states';

/** A state machine of the simulator, as far as it is compared. */
export interface Machine {
  resource: string;
  field: string;
  states: readonly string[];
  readOnly?: readonly string[];
  transitions: readonly Arrow[];
}

interface Arrow {
  from: string | null;
  event: string;
  to: string | null;
  basis: string;
}

/** In what a state machine and the specified states differ, one sentence for each. */
export function compareMachine(machine: Machine, specified: States): string[] {
  return [
    ...differentStates(machine, specified),
    ...lostSteps(machine, specified),
    ...ownSteps(machine, specified),
    ...differentRights(machine, 'update', specified.updatable),
    ...differentRights(machine, 'delete', specified.deletable),
    ...differentReadOnly(machine, specified),
  ];
}

function differentStates({ resource, field, states }: Machine, { field: wanted, values }: States): string[] {
  return [
    ...(field === wanted ? [] : [`${resource}: the states are in ${field}; specified is ${wanted}.`]),
    ...values.filter((state) => !states.includes(state)).map((state) => `${resource}: no state ${state}.`),
    ...states
      .filter((state) => !values.includes(state))
      .map((state) => `${resource}: the state ${state} is not specified.`),
  ];
}

function lostSteps({ resource, transitions }: Machine, { initial, steps }: States): string[] {
  const starts =
    initial !== undefined && !transitions.some(({ from, to }) => from === null && to === initial);
  return [
    ...(starts ? [`${resource}: no arrow creates a record as ${initial}.`] : []),
    ...steps
      .filter((step) => !transitions.some((arrow) => isStep(arrow, step)))
      .map(({ from = 'any state', to, when }) => `${resource}: no arrow from ${from} to ${to} when ${when}.`),
  ];
}

/** Arrows that call themselves specified although nothing is said of them. */
function ownSteps({ resource, transitions }: Machine, states: States): string[] {
  return transitions
    .filter(({ basis }) => basis === 'specification')
    .filter((arrow) => !isSpecified(arrow, states))
    .map(
      ({ from, event, to }) =>
        `${resource}: ${event} from ${from ?? 'nothing'} to ${to ?? 'nothing'} is not specified; name its basis and decision.`,
    );
}

function isSpecified(arrow: Arrow, { initial, steps, updatable = [], deletable = [] }: States): boolean {
  const { from, event, to } = arrow;
  if (from === null) return to === initial;
  if (event === 'update' && to === from) return updatable.includes(from);
  if (event === 'delete' && to === null) return deletable.includes(from);
  return steps.some((step) => isStep(arrow, step));
}

function isStep({ from, to }: Arrow, step: Step): boolean {
  return from !== null && to === step.to && (step.from === undefined || step.from === from);
}

/** The states in which an event is taken, where the specification singles some out. */
function differentRights(
  { resource, states, transitions }: Machine,
  event: 'update' | 'delete',
  wanted: readonly string[] | undefined,
): string[] {
  if (wanted === undefined) return [];
  const taken = (state: string) => transitions.some((one) => one.from === state && one.event === event);
  return states
    .filter((state) => taken(state) !== wanted.includes(state))
    .map((state) => `${resource}: ${event} is ${taken(state) ? 'taken' : 'refused'} in the state ${state}.`);
}

function differentReadOnly(
  { resource, states, readOnly = [] }: Machine,
  { readOnly: wanted = [] }: States,
): string[] {
  return states
    .filter((state) => readOnly.includes(state) !== wanted.includes(state))
    .map(
      (state) =>
        `${resource}: a record can${wanted.includes(state) ? '' : 'not'} be changed in the state ${state}.`,
    );
}
