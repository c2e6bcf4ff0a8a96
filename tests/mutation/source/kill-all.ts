import { expect } from 'vitest';
import { saveScore } from '../report/parts';
import { settle } from '../report/settle';
import { OPERATORS, SOURCE_OPERATORS } from '../source-operators/index';
import { explainSurvivors } from './explain';
import { killMutants, type LearnedSuite, learnSuite } from './kill';
import { compileProgram, type Program } from './program';

/** The share of mutants that the tests of the simulator must notice. */
const ENOUGH = 0.98;

/** Programs and the server have separate tests; the table of rules is text for readers. */
const LEFT_OUT = [
  ...['main', 'one-file', 'serve', 'command-line'].map((name) => `simulator/${name}.ts`),
  'simulator/rules/simulated.ts',
];

/**
 * Makes the function that mutates the files of a target and expects the suite to notice; a directive in the code explains
 * survivors. All targets are compiled at once, and the suite is learned once for all of them.
 * @param targets the places of each: which files are mutated.
 */
export function prepareKills<Target extends string>(
  targets: Record<Target, RegExp>,
): (target: Target) => Promise<void> {
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (target) => {
    const start = performance.now();
    prepared ??= prepare(Object.values(targets));
    await killAll(target, targets[target], await prepared, start);
  };
}

async function prepare(places: RegExp[]): Promise<{ program: Program; suite: LearnedSuite }> {
  const isMutated = (file: string) => places.some((one) => isWithin(file, one));
  const program = compileProgram(['core', 'simulator'], isMutated, SOURCE_OPERATORS);
  return { program, suite: await learnSuite(program) };
}

function isWithin(file: string, places: RegExp): boolean {
  return places.test(file) && !LEFT_OUT.includes(file);
}

async function killAll(
  target: string,
  places: RegExp,
  { program, suite }: Awaited<ReturnType<typeof prepare>>,
  start: number,
): Promise<void> {
  const isMutated = (file: string) => isWithin(file, places);
  const verdicts = await killMutants(program, suite, isMutated);
  const survivors = verdicts.filter(({ isKilled }) => !isKilled);
  const directives = program.directives.filter(({ file }) => isMutated(file));
  const { explained, faults } = explainSurvivors(survivors, directives, OPERATORS);
  expect(faults.join('\n')).toBe('');
  const settled = settle(target, verdicts, explained);
  saveScore(settled, start);
  expect(settled.score.killed / settled.score.mutants).toBeGreaterThanOrEqual(ENOUGH);
}
