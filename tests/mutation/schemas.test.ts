import { beforeAll, expect, it } from 'vitest';
import { loadDescription } from '../contract/description/description';
import { EXPLAINED_SCHEMAS } from './explained/schemas';
import { saveScore } from './report/parts';
import { settle } from './report/settle';
import { SCHEMA_OPERATORS } from './schema-operators/index';
import { buildCorpus, type Corpus } from './schema/corpus';
import { collectEvidence, isNoticed } from './schema/evidence';
import { createMutantJudges } from './schema/mutant-judge';
import { mutateSchemas } from './schema/schema-mutants';

let corpus: Corpus;

beforeAll(() => {
  corpus = buildCorpus(loadDescription());
});

it('notices every schema that says less', () => {
  const start = performance.now();
  const evidence = collectEvidence(corpus);
  const judgeOf = createMutantJudges(corpus.definitions);
  const verdicts = mutateSchemas(corpus.definitions, SCHEMA_OPERATORS).map((mutant) => ({
    ...mutant,
    isKilled: isNoticed(evidence, mutant, judgeOf(mutant)),
  }));
  const settled = settle('schemas', verdicts, EXPLAINED_SCHEMAS);
  saveScore(settled, start);
  expect(settled.unexplained).toEqual([]);
  expect(settled.stale).toEqual([]);
  expect(settled.score.killed / settled.score.mutants).toBeGreaterThanOrEqual(0.98);
});
