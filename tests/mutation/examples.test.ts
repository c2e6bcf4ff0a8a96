import { beforeAll, expect, it } from 'vitest';
import { loadDescription } from '../contract/description/description';
import { ACCEPTED } from './accepted/index';
import { EXPLAINED_EDGES, EXPLAINED_EXAMPLES } from './explained/examples';
import { REFUSED } from './operators/index';
import { saveScore } from './report/parts';
import { settle } from './report/settle';
import { buildCorpus, type Corpus } from './schema/corpus';
import { isTaken, mutateAll, takenMutant } from './schema/mutate';
import { uncoveredKeywords } from './schema/keywords';

let corpus: Corpus;

beforeAll(() => {
  corpus = buildCorpus(loadDescription());
});

it('refuses every example with one mistake', () => {
  const start = performance.now();
  const verdicts = mutateAll(corpus, corpus.sites, REFUSED).map((mutant) => ({
    ...mutant,
    isKilled: !isTaken(corpus, mutant),
  }));
  const settled = settle('examples', verdicts, { survivors: EXPLAINED_EXAMPLES });
  saveScore(settled, start);
  expect(settled.unexplained).toEqual([]);
  expect(settled.stale).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(5000);
});

it('takes every example with a value on the edge of a rule', () => {
  const start = performance.now();
  const verdicts = mutateAll(corpus, corpus.sites, ACCEPTED).map((mutant) => ({
    ...mutant,
    isKilled: takenMutant(corpus, mutant) !== undefined,
  }));
  const settled = settle('edges (must be taken)', verdicts, { survivors: EXPLAINED_EDGES });
  saveScore(settled, start);
  expect(settled.unexplained).toEqual([]);
  expect(settled.stale).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(1000);
});

it('has an operator for every keyword of the description', () => {
  expect(uncoveredKeywords(corpus, REFUSED)).toEqual([]);
});
