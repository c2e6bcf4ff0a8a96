import type { Hooks, Program } from './program';
import type { SourceMutant } from './source-mutant';
import { listTestFiles, openSuite, type Suite } from './suite';

/** One test of the suite, and what its run without a mutant showed. */
interface KnownTest {
  file: string;
  index: number;
  title: string;
  milliseconds: number;
  reached: Set<number>;
}

/** Steps after which a test of a mutant counts as endless. */
const MAX_TICKS = 3_000_000;

/** Milliseconds of a test that is worth a try before all others, and how many such tests go first. */
const QUICK = 100;
const RECENT = 8;

/** The result of a run of the whole suite without a mutant: its tests, the quick ones first, and the mutants that it loads. */
export interface LearnedSuite {
  tests: KnownTest[];
  atLoad: Set<number>;
}

/** Runs the whole suite once without a mutant. Throws when a test fails: it would seem to kill every mutant. */
export async function learnSuite(program: Program): Promise<LearnedSuite> {
  let reached = new Set<number>();
  const hooks: Hooks = {
    is: (mutant) => {
      reached.add(mutant);
      return false;
    },
    tick: () => undefined,
  };
  const suite = openSuite(program, hooks);
  const files = listTestFiles();
  for (const file of files) suite.testsOf(file);
  const atLoad = reached;
  const tests: KnownTest[] = [];
  for (const file of files) {
    for (const [index, { title, run }] of suite.testsOf(file).entries()) {
      reached = new Set();
      const start = performance.now();
      await run();
      tests.push({ file, index, title, milliseconds: performance.now() - start, reached });
    }
  }
  return { tests: tests.sort((one, other) => one.milliseconds - other.milliseconds), atLoad };
}

/** The mutants of the files that `isMutated` names, and whether a test fails. The tests that are likely to fail go first. */
export async function killMutants(
  program: Program,
  { tests, atLoad }: LearnedSuite,
  isMutated: (file: string) => boolean,
): Promise<(SourceMutant & { isKilled: boolean })[]> {
  const killers = new Map<string, KnownTest[]>();
  const verdicts: (SourceMutant & { isKilled: boolean })[] = [];
  for (const [id, mutant] of program.mutants.entries()) {
    const { file } = mutant;
    if (!isMutated(file)) continue;
    const known = killers.get(file) ?? [];
    const able = atLoad.has(id)
      ? byNearness(program, file, tests)
      : tests.filter(({ reached }) => reached.has(id));
    const killer = await findKiller(program, id, byLikelihood(able, known), isMutated);
    verdicts.push({ ...mutant, isKilled: killer !== undefined });
    if (typeof killer === 'object') killers.set(file, [...new Set([killer, ...known])]);
  }
  return verdicts;
}

/** A test that has just killed a mutant of the same source may kill the next, and so may the other tests of its file. */
function byLikelihood(able: KnownTest[], killers: KnownTest[]): KnownTest[] {
  const isQuick = ({ milliseconds }: KnownTest) => milliseconds < QUICK;
  const recent = killers.filter((test) => isQuick(test) && able.includes(test)).slice(0, RECENT);
  const files = new Set(killers.map(({ file }) => file));
  const related = able.filter((test) => isQuick(test) && files.has(test.file));
  return [...new Set([...recent, ...related, ...able])];
}

/** Values that a file creates as it loads may matter anywhere; the tests that load the file or its importers go first. */
function byNearness({ mutants, importers }: Program, file: string, tests: KnownTest[]): KnownTest[] {
  const near = new Set([file, ...(importers.get(file) ?? [])]);
  const isNear = ({ reached }: KnownTest) => [...reached].some((id) => near.has(mutants[id]?.file ?? ''));
  const nearTests = tests.filter(isNear);
  return [...nearTests, ...tests.filter((test) => !nearTests.includes(test))];
}

/** The first test that fails; `load` when the program does not even start. */
async function findKiller(
  program: Program,
  id: number,
  tests: KnownTest[],
  isMutated: (file: string) => boolean,
): Promise<KnownTest | 'load' | undefined> {
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    if (ticks > MAX_TICKS) throw new Error('This mutant goes on for ever.');
  };
  const suite = openSuite(program, { is: (mutant) => mutant === id, tick }, {}, isMutated);
  for (const test of tests) {
    ticks = 0;
    const found = collect(suite, test);
    if (found === undefined) return 'load';
    try {
      await found.run();
    } catch {
      return test;
    }
  }
  return undefined;
}

/** The test in the loaded suite; `undefined` when its file does not load. */
function collect(suite: Suite, { file, index }: KnownTest) {
  try {
    return suite.testsOf(file)[index];
  } catch {
    return undefined;
  }
}
