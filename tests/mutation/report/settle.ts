import type { Score } from '../../../tools/report/results';

/** One change and whether a check noticed it. */
export interface Verdict {
  name: string;
  operator: string;
  isKilled: boolean;
}

/** Why a mutant survives, by its name. */
export type Explanations = Record<string, string>;

export interface Explained {
  /** Changes that make no difference that anybody could see: not counted. */
  equivalent?: Explanations;
  /** Changes that could be seen, and why no test looks. */
  survivors?: Explanations;
}

export interface Settled {
  score: Omit<Score, 'seed' | 'seconds'>;
  /** Survivors without an explanation. */
  unexplained: string[];
  /** Explanations of mutants that do not exist or do not survive. */
  stale: string[];
}

/** Counts the verdicts and holds the survivors against what explains them. Verdicts of one name count as one mutant. */
export function settle(
  target: string,
  verdicts: Verdict[],
  { equivalent = {}, survivors = {} }: Explained,
): Settled {
  const mutants = [...mergeByName(verdicts).values()];
  const alive = mutants.filter(({ isKilled }) => !isKilled).map(({ name }) => name);
  const counted = mutants.filter(({ name }) => equivalent[name] === undefined);
  const uncounted = alive.filter((name) => equivalent[name] !== undefined);
  const surviving = alive.filter((name) => equivalent[name] === undefined);
  return {
    score: {
      target,
      mutants: counted.length,
      killed: counted.length - surviving.length,
      operators: countOperators(counted),
      survivors: surviving.map((name) => ({ name, reason: survivors[name] ?? 'not explained' })),
      equivalent: uncounted.map((name) => ({ name, reason: equivalent[name] ?? '' })),
    },
    unexplained: surviving.filter((name) => survivors[name] === undefined),
    stale: Object.keys({ ...equivalent, ...survivors }).filter((name) => !alive.includes(name)),
  };
}

function mergeByName(verdicts: Verdict[]): Map<string, Verdict> {
  const mutants = new Map<string, Verdict>();
  for (const verdict of verdicts) {
    const isKilled = verdict.isKilled && (mutants.get(verdict.name)?.isKilled ?? true);
    mutants.set(verdict.name, { ...verdict, isKilled });
  }
  return mutants;
}

function countOperators(mutants: Verdict[]): Score['operators'] {
  const operators: Score['operators'] = {};
  for (const { operator, isKilled } of mutants) {
    const count = (operators[operator] ??= { mutants: 0, killed: 0 });
    count.mutants += 1;
    count.killed += Number(isKilled);
  }
  return operators;
}
