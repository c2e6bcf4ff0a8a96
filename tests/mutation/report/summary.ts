import type { TestProject } from 'vitest/node';
import { type Score, writeCounts } from '../../../tools/report/results';
import { SEED } from '../seed';
import { forgetScores, readScores } from './parts';

/**
 * Before the tests: forgets the last scores. After them: prints a table and, when all files of the project were run,
 * writes `test-results/mutation.json`: the report takes no part for the whole.
 */
export function setup(project: TestProject): () => Promise<void> {
  const start = performance.now();
  forgetScores();
  return async () => {
    const targets = readScores();
    const seconds = Math.round((performance.now() - start) / 1000);
    const { testFiles } = await project.globTestFiles();
    const run = new Set(project.vitest.state.getFiles().map(({ filepath }) => filepath));
    if (testFiles.every((file) => run.has(file))) writeCounts('mutation', { targets }, seconds);
    console.log(formatScores(targets, seconds));
  };
}

/** A line per target, the survivors by name under it. */
function formatScores(targets: Score[], seconds: number): string {
  const lines = targets.flatMap(({ target, mutants, killed, survivors, equivalent, seconds: own }) => [
    `${target.padEnd(28)} ${String(mutants).padStart(5)} mutants ${String(killed).padStart(5)} killed ${percent(killed, mutants)} ${String(equivalent.length).padStart(4)} equivalent ${String(own).padStart(6)} s`,
    ...survivors.map(({ name, reason }) => `    ${name}: ${reason}`),
  ]);
  return [`\nMutants (seed ${SEED}, ${seconds} s)`, ...lines].join('\n');
}

function percent(killed: number, mutants: number): string {
  return `${(mutants === 0 ? 100 : (killed / mutants) * 100).toFixed(1).padStart(5)} %`;
}
