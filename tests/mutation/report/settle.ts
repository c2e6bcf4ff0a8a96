/** One change and whether a check noticed it. */
export interface Verdict {
  name: string;
  operator: string;
  isKilled: boolean;
}

/** Why a survivor is none of our business, by the name of the mutant. */
export type Explanations = Record<string, string>;

/** What came of all changes to one target. */
export interface Score {
  target: string;
  mutants: number;
  killed: number;
  operators: Record<string, { mutants: number; killed: number }>;
  survivors: { name: string; reason: string }[];
  /** Changes that make no difference, by construction; not counted. */
  equivalent: string[];
  seed: number;
  seconds: number;
}

export interface Settled {
  score: Omit<Score, 'seed' | 'seconds'>;
  /** Survivors without an explanation. */
  unexplained: string[];
  /** Explanations of mutants that do not exist or do not survive. */
  stale: string[];
}

/** Counts the verdicts and holds the survivors against their explanations. Verdicts of one name count as one mutant. */
export function settle(
  target: string,
  verdicts: Verdict[],
  explanations: Explanations,
  equivalent: string[] = [],
): Settled {
  const mutants = new Map<string, Verdict>();
  for (const verdict of verdicts) {
    const isKilled = verdict.isKilled && (mutants.get(verdict.name)?.isKilled ?? true);
    mutants.set(verdict.name, { ...verdict, isKilled });
  }
  const operators: Score['operators'] = {};
  for (const { operator, isKilled } of mutants.values()) {
    const count = (operators[operator] ??= { mutants: 0, killed: 0 });
    count.mutants += 1;
    count.killed += Number(isKilled);
  }
  const survivors = [...mutants.values()].filter(({ isKilled }) => !isKilled).map(({ name }) => name);
  return {
    score: {
      target,
      mutants: mutants.size,
      killed: mutants.size - survivors.length,
      operators,
      survivors: survivors.map((name) => ({ name, reason: explanations[name] ?? 'not explained' })),
      equivalent,
    },
    unexplained: survivors.filter((name) => explanations[name] === undefined),
    stale: Object.keys(explanations).filter((name) => !survivors.includes(name)),
  };
}
