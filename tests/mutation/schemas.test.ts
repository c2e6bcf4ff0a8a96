import { beforeAll, expect, it } from 'vitest';
import { loadDescription } from '../contract/description/description';
import { EQUIVALENT_SCHEMAS, SURVIVING_SCHEMAS } from './explained/schemas';
import { saveScore } from './report/parts';
import { settle, type Explanations } from './report/settle';
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
  const equivalent: Explanations = {};
  const verdicts = mutateSchemas(corpus.definitions, SCHEMA_OPERATORS).map((mutant) => {
    const noticed = isStatedTwice(mutant) ? 'unreached' : notice(evidence, mutant, judgeOf(mutant));
    if (noticed === 'unreached')
      equivalent[mutant.name] = 'said again by a base, or part of no body of that direction';
    return { ...mutant, isKilled: noticed === 'noticed' };
  });
  const settled = settle('schemas', verdicts, {
    equivalent: { ...equivalent, ...EQUIVALENT_SCHEMAS },
    survivors: SURVIVING_SCHEMAS,
  });
  saveScore(settled, start);
  expect(settled.unexplained).toEqual([]);
  expect(settled.stale).toEqual([]);
  expect(settled.score.killed / settled.score.mutants).toBeGreaterThanOrEqual(0.98);
});
