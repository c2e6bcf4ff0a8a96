import fc from 'fast-check';
import { arbitraryMove } from './arbitrary-move';
import { Model } from './model';
import { MoveCommand } from './move-command';
import { Real, type Faults } from './real';

/** Printed with every run; another one is set by `MODEL_SEED`, more sequences by `MODEL_RUNS`. */
export const seed = Number(process.env.MODEL_SEED ?? 20241028);
export const sequences = Number(process.env.MODEL_RUNS ?? 300);

/** The actions and findings of a model run. */
export interface ModelRun {
  moves: number;
  requests: number;
  /** The shortest sequence that breaks an invariant, and which; absent when all hold. */
  failure?: string;
}

/** Plays random sequences of moves against the simulator, or one with a fault. */
export async function runModel(numRuns: number, faults?: Faults): Promise<ModelRun> {
  const run: ModelRun = { moves: 0, requests: 0 };
  const commands = fc.commands([arbitraryMove().map((move) => new MoveCommand(move))], {
    maxCommands: 40,
    size: 'max',
  });
  const property = fc.asyncProperty(commands, async (chosen) => {
    const real = new Real(faults);
    try {
      await fc.asyncModelRun(() => ({ model: new Model(), real }), chosen);
    } finally {
      run.moves += [...chosen].length;
      run.requests += real.responses.length;
    }
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns,
    // A fault needs to be found, not to be explained.
    ...(faults && { endOnFailure: true }),
  });
  if (failed) run.failure = `${counterexample?.map(String).join()}: ${String(errorInstance)}`;
  return run;
}
