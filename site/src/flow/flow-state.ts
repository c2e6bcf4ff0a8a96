import type { FlowStep } from '#core/contracts/flows';
import type { FlowOutputs } from '#core/flows/expressions';
import type { HttpCall } from '#core/http/call';
import type { Json } from '#core/json/json';
import type { SimulatorResponse } from '../session/exchanges';

/** The result of one step. */
export interface StepResult {
  outputs: Record<string, Json>;
  /** The call and its response; undefined for an event. */
  exchange?: { call: HttpCall; response: SimulatorResponse; milliseconds: number };
  /** The event, as indented JSON; undefined for a call. */
  event?: string;
}

/** The state of a flow that is played. */
export interface FlowState {
  /** The results of the steps so far. The first steps have one, the others do not. */
  results: readonly StepResult[];
  /** Index of the step that is running. */
  running?: number;
}

type FlowAction =
  | { type: 'start'; index: number }
  | { type: 'finish'; index: number; result: StepResult }
  | { type: 'stop' }
  | { type: 'reset' };

export const initialState: FlowState = { results: [] };

/** A step that runs again takes the results of all later steps with it: they were made from an earlier response. */
export function reduceFlow(state: FlowState, action: FlowAction): FlowState {
  switch (action.type) {
    case 'start':
      return { results: state.results.slice(0, action.index), running: action.index };
    case 'finish':
      if (state.running !== action.index) return state;
      return { results: [...state.results, action.result] };
    case 'stop':
      return { results: state.results };
    case 'reset':
      return initialState;
  }
}

/** Whether a step did what the flow needs; the flow does not go on after one that did not. */
export function isDone(result: StepResult | undefined): boolean {
  return result !== undefined && (result.exchange === undefined || result.exchange.response.status < 400);
}

/** Returns the outputs of the steps that have run, by the ids of the steps. */
export function outputsOf(steps: readonly FlowStep[], results: readonly StepResult[]): FlowOutputs {
  return Object.fromEntries(results.map(({ outputs }, index) => [steps[index]?.id ?? '', outputs] as const));
}
