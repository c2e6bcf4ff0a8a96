/** The result of one check of AFDocs. */
export interface Check {
  id: string;
  status: string;
  message: string;
  earned: number;
  most: number;
}

/** A run of AFDocs over the site. */
export interface Scores {
  pages: number;
  checks: Check[];
}

interface Output {
  testedPages: number;
  results: { id: string; status: string; message: string }[];
  scoring: { checkScores: Record<string, { earnedScore: number; maxScore: number }> };
}

/**
 * Reads what `afdocs check --format json --score` printed. A check that is skipped has no points.
 * @throws SyntaxError if it printed anything else.
 */
export function readScores(output: string): Scores {
  const { testedPages, results, scoring } = JSON.parse(output) as Output;
  const checks = results.map(({ id, status, message }) => {
    const { earnedScore = 0, maxScore = 0 } = scoring.checkScores[id] ?? {};
    return { id, status, message, earned: earnedScore, most: maxScore };
  });
  return { pages: testedPages, checks };
}
