import type { Hooks, Program } from './program';
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

/** Runs the whole suite once without a mutant. Throws when a test fails: it would seem to kill every mutant. */
export async function learnSuite(program: Program): Promise<{ tests: KnownTest[]; atLoad: Set<number> }> {
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

/** Says of each mutant whether a test fails: first the one that killed its neighbour, then the quickest. */
export async function killMutants(program: Program): Promise<boolean[]> {
  const { tests, atLoad } = await learnSuite(program);
  const killers = new Map<string, KnownTest[]>();
  const verdicts: boolean[] = [];
  for (const [id, { file }] of program.mutants.entries()) {
    const known = killers.get(file) ?? [];
    const candidates = tests.filter(({ reached }) => atLoad.has(id) || reached.has(id));
    const killer = await findKiller(
      program,
      id,
      candidates.toSorted((one, other) => cost(one, known) - cost(other, known)),
    );
    verdicts.push(killer !== undefined);
    if (typeof killer === 'object') killers.set(file, [killer, ...known.filter((test) => test !== killer)]);
  }
  return verdicts;
}

/** What a test costs before it may kill; one that has killed in the same file is worth a longer wait. */
function cost(test: KnownTest, killers: KnownTest[]): number {
  const rank = killers.indexOf(test);
  return rank === -1 ? test.milliseconds : test.milliseconds / 20 + rank / 10;
}

/** The first test that fails; `load` when the program does not even start. */
async function findKiller(
  program: Program,
  id: number,
  tests: KnownTest[],
): Promise<KnownTest | 'load' | undefined> {
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    if (ticks > MAX_TICKS) throw new Error('This mutant goes on for ever.');
  };
  const suite = openSuite(program, { is: (mutant) => mutant === id, tick });
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
