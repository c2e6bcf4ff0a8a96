import { describe, expect, it } from 'vitest';
import { reportAfter } from '../../../tools/report/report-after';
import { faults } from './faults';
import { runModel, seed, sequences, type ModelRun } from './run-model';
import { holds } from '../../specified/holds';

/** Enough to find every fault with any seed; the search ends when it is found. */
const FAULT_SEQUENCES = 1000;

let run: ModelRun = { moves: 0, requests: 0 };
let faultsFound = 0;
reportAfter('model', () => {
  const { moves, requests } = run;
  return { seed, sequences, moves, requests, faults: faults.length, faultsFound };
});

describe('any sequence of calls', () => {
  it(
    `keeps money, states, numbers, pages, access and limits as documented (seed ${seed})`,
    holds('model.sequences'),
    async () => {
      run = await runModel(sequences);
      expect(run.failure).toBeUndefined();
      expect(run.requests).toBeGreaterThan(sequences * 10);
    },
  );

  it.each(faults)('finds $title', holds('model.faults'), async ({ faults: wrong, finds }) => {
    const { failure } = await runModel(FAULT_SEQUENCES, wrong);
    expect(failure).toMatch(finds);
    faultsFound += 1;
  });
});
