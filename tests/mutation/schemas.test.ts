import { beforeAll, expect, it } from 'vitest';
import { loadDescription } from '../contract/description/description';
import { EXPLAINED_SCHEMAS } from './explained/schemas';
import { saveScore } from './report/parts';
import { settle } from './report/settle';
import { SCHEMA_OPERATORS } from './schema-operators/index';
import { buildCorpus, type Corpus } from './schema/corpus';
import { collectEvidence, notice } from './schema/evidence';
import { createMutantJudges } from './schema/mutant-judge';
import { mutateSchemas } from './schema/schema-mutants';
import { createStatedTwice } from './schema/stated-twice';

let corpus: Corpus;

beforeAll(() => {
  corpus = buildCorpus(loadDescription());
});

it('notices every schema that says less', () => {
  const start = performance.now();
  const evidence = collectEvidence(corpus);
  const judgeOf = createMutantJudges(corpus.definitions);
  const isStatedTwice = createStatedTwice(corpus.sites);
  const equivalent: string[] = [];
  const verdicts = mutateSchemas(corpus.definitions, SCHEMA_OPERATORS).flatMap((mutant) => {
    const noticed = isStatedTwice(mutant) ? 'unreached' : notice(evidence, mutant, judgeOf(mutant));
    if (noticed === 'unreached') equivalent.push(mutant.name);
    return noticed === 'unreached' ? [] : [{ ...mutant, isKilled: noticed === 'noticed' }];
  });
  const settled = settle('schemas', verdicts, EXPLAINED_SCHEMAS, equivalent);
  saveScore(settled, start);
  expect(settled.unexplained).toEqual([]);
  expect(settled.stale).toEqual([]);
  expect(settled.score.killed / settled.score.mutants).toBeGreaterThanOrEqual(0.98);
});
