import { afterAll, describe, expect, test } from 'vitest';
import { CommandRunner } from '../changes/command-runner';
import { type Outcome, ProjectCopy } from '../changes/project-copy';
import { FAULTS } from './faults';
import { plant, type Planted } from './negations/plant';
import { TestRunner } from './negations/test-runner';
import { type Checks, type Fault, STEPS, type Step } from './steps';

const only = process.env.PLANTED?.split(',');
const isWanted = (step: Step) => only === undefined || only.includes(step);
const steps = (Object.keys(STEPS) as Step[]).filter(isWanted);

const copy = new ProjectCopy();
const programs = new CommandRunner(copy.folder);
const tests = new TestRunner(copy.folder);
afterAll(() => {
  programs.stop();
  tests.stop();
  copy.remove();
});

describe.each(steps)('%s', (step) => {
  const faults = FAULTS.filter((fault) => fault.step === step);
  const groups = groupsOf(step, faults);
  const outcomes = new Map<readonly Fault[], Promise<Outcome>>();
  const outcomeOf = (group: readonly Fault[]) => {
    const outcome = outcomes.get(group) ?? runWith(step, group);
    outcomes.set(group, outcome);
    return outcome;
  };

  test.each(faults)('$file: $edit.title', async (fault) => {
    for (const group of groups.filter((one) => one.length > 1 || one[0] === fault)) {
      const { isGreen, printed } = await outcomeOf(group);
      expect(isGreen, 'nobody noticed').toBe(false);
      expect(printed.includes(fault.says), printed).toBe(group.includes(fault));
    }
  });

  // Last: nothing of a fault may stay in the processes either. Each build is a process that ends, and the stages of every change
  // build the site without a fault and run the same tests.
  test.skipIf('builds' in STEPS[step])('is green without a fault', async () => {
    const { isGreen, printed } = await run(step, faults);
    expect(isGreen, printed).toBe(true);
  });
});

/**
 * The faults that are planted at once. Those of the site share two builds, which take a minute each: every one of them is about another
 * part of the pages, and is not noticed in the build without it.
 */
function groupsOf(step: Step, faults: readonly Fault[]): Fault[][] {
  const { builds }: Checks = STEPS[step];
  if (!builds) return faults.map((fault) => [fault]);
  return [0, 1].map((half) => faults.filter((_, index) => index % 2 === half));
}

/** Runs a step while faults are planted. */
async function runWith(step: Step, faults: readonly Fault[]): Promise<Outcome> {
  const planted: Planted[] = [];
  // Tests read what is generated from the description, other steps the description.
  const generating = step === 'specified' ? programs : undefined;
  for (const fault of faults) planted.push(await plant(copy, fault, generating));
  const changed = planted.flatMap((one) => one.changed);
  try {
    return await run(step, faults, changed);
  } finally {
    for (const { takeBack } of planted.toReversed()) takeBack();
    tests.forget(changed);
  }
}

/** Runs a step and the test files that the faults name. @param changed absolute paths of the files that differ from the last run. */
async function run(step: Step, faults: readonly Fault[], changed: readonly string[] = []): Promise<Outcome> {
  const checks: Checks = STEPS[step];
  for (const line of checks.programs ?? []) {
    const outcome = await programs.run(...line);
    if (!outcome.isGreen) return outcome;
  }
  if (checks.builds) {
    const built = copy.run([['ts-node', 'site/build.ts']]);
    if (!built.isGreen) return built;
  }
  const files = new Set([...(checks.tests ?? []), ...faults.flatMap(({ within = [] }) => within)]);
  return files.size === 0 ? { isGreen: true, printed: '' } : runTests([...files], changed);
}

async function runTests(files: readonly string[], changed: readonly string[]): Promise<Outcome> {
  const results = await tests.run(
    files.map((file) => ({ file })),
    changed,
  );
  const red = results.filter(({ failure }) => failure !== undefined);
  const printed = red.map(({ file, titles, failure }) => [file, ...titles, failure].join('\n'));
  return { isGreen: results.length > 0 && red.length === 0, printed: printed.join('\n\n') };
}
