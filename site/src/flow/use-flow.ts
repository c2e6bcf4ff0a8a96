import { useReducer, useRef } from 'react';
import type { FlowStep } from '#core/contracts/flows';
import { initialState, isDone, outputsOf, reduceFlow, type StepResult } from './flow-state';
import { runStep } from './run-step';

/** Plays the steps of a flow. */
export function useFlow(steps: readonly FlowStep[]) {
  const [state, dispatch] = useReducer(reduceFlow, initialState);
  const isRunning = useRef(false);

  /** Runs the steps from `from` to `to`; stops at one that fails. */
  const run = async (from: number, to: number): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      let results: StepResult[] = state.results.slice(0, from);
      for (const [index, step] of steps.entries()) {
        if (index < from || index > to) continue;
        dispatch({ type: 'start', index });
        const result = await runStep(step, outputsOf(steps, results));
        dispatch({ type: 'finish', index, result });
        results = [...results, result];
        if (!isDone(result)) break;
      }
    } finally {
      isRunning.current = false;
      dispatch({ type: 'stop' });
    }
  };

  /**
   * Runs a step, after those before it that have not run yet. A step that has run already starts the flow over, because many calls
   * work only once on a record.
   */
  const runTo = (index: number): Promise<void> =>
    run(isDone(state.results[index]) ? 0 : firstOpen(state.results), index);
  const runAll = (): Promise<void> => run(0, steps.length - 1);
  return { state, runTo, runAll, reset: () => dispatch({ type: 'reset' }) };
}

/** Index of the first step that has not run, or failed. */
function firstOpen(results: readonly StepResult[]): number {
  const failed = results.findIndex((result) => !isDone(result));
  return failed < 0 ? results.length : failed;
}
