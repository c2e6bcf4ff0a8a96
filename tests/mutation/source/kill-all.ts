import { expect } from 'vitest';
import { saveScore } from '../report/parts';
import { settle } from '../report/settle';
import { OPERATORS, SOURCE_OPERATORS } from '../source-operators/index';
import { explainSurvivors } from './explain';
import { killMutants } from './kill';
import { compileProgram } from './program';

/** The share of mutants that the tests of the simulator must notice. */
const ENOUGH = 0.98;

/** The server and its command line have tests of their own; the table of rules is text for readers. */
const LEFT_OUT = ['simulator/main.ts', 'simulator/command-line.ts', 'simulator/rules/simulated.ts'];

/** Mutates the files under `places` and expects the suite to notice; a directive beside the code explains what survives. */
export async function killAll(target: string, places: RegExp): Promise<void> {
  const start = performance.now();
  const isMutated = (file: string) => places.test(file) && !LEFT_OUT.includes(file);
  const program = compileProgram(['core', 'simulator'], isMutated, SOURCE_OPERATORS);
  const killed = await killMutants(program);
  const verdicts = program.mutants.map((mutant, id) => ({ ...mutant, isKilled: killed[id] === true }));
  const survivors = verdicts.filter(({ isKilled }) => !isKilled);
  const { explained, faults } = explainSurvivors(survivors, program.directives, OPERATORS);
  expect(faults.join('\n')).toBe('');
  const settled = settle(target, verdicts, explained);
  saveScore(settled, start);
  expect(settled.score.killed / settled.score.mutants).toBeGreaterThanOrEqual(ENOUGH);
}
