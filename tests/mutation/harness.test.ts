import { runInThisContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectOf } from '#core/json/read';
import { loadDescription } from '../contract/description/description';
import { REFUSED } from './operators/index';
import { settle } from './report/settle';
import { buildCorpus, type Corpus } from './schema/corpus';
import { createJudge, type Judge } from './schema/judge';
import { isTaken, mutateAll, type Mutant } from './schema/mutate';
import { withValue } from './schema/with-value';
import { OPERATORS, SOURCE_OPERATORS } from './source-operators/index';
import { explainSurvivors } from './source/explain';
import { instrument } from './source/instrument';
import type { SourceMutant } from './source/source-mutant';
import { shuffled } from './seed';

let corpus: Corpus;
let mutants: Mutant[];

beforeAll(() => {
  corpus = buildCorpus(loadDescription());
  mutants = mutateAll(corpus, corpus.sites, REFUSED);
});

/** The verdict of the harness on a validator. */
const judgedBy = (accepts: Judge) =>
  settle(
    'examples',
    mutants.map((mutant) => ({ ...mutant, isKilled: !isTaken({ accepts }, mutant) })),
    {},
  );

describe('a weakened validator is found', () => {
  it('that takes everything', () => {
    const { score, unexplained } = judgedBy(() => true);
    expect(score.killed).toBe(0);
    expect(unexplained).toHaveLength(score.mutants);
  });

  it('that has lost one limit', () => {
    const request = objectOf(
      withValue(corpus.definitions.projected.request, '#/CustomMetadata.closed/maxProperties', undefined),
    );
    const weak = createJudge({
      ...corpus.definitions,
      projected: { ...corpus.definitions.projected, request },
    });
    expect(judgedBy(weak).unexplained).toContain('request #/$defs/CustomMetadata.closed maxProperties+1');
  });
});

describe('explanations', () => {
  const verdicts = [
    { name: 'a', operator: 'x', isKilled: true },
    { name: 'b', operator: 'x', isKilled: false },
    { name: 'c', operator: 'x', isKilled: true },
    { name: 'c', operator: 'x', isKilled: false },
  ];

  it('name the survivors; one that names nothing or something killed is stale', () => {
    const settled = settle('target', verdicts, {
      survivors: { a: 'killed', b: 'reason' },
      equivalent: { d: 'gone' },
    });
    expect(settled.unexplained).toEqual(['c']);
    expect(settled.stale.toSorted()).toEqual(['a', 'd']);
    expect(settled.score).toMatchObject({
      mutants: 3,
      killed: 1,
      operators: { x: { mutants: 3, killed: 1 } },
    });
  });
});

describe('mutated code', () => {
  const SOURCE = `export function grade(points: number): string {
    if (points < 10) return 'low';
    return points >= 90 && points !== 95 ? 'top' : 'mid';
  }`;
  const { code, mutants: changes } = instrument('grade.ts', SOURCE, SOURCE_OPERATORS, 0);
  const run = runInThisContext(`(function (exports, __is, __tick) {${code}\n})`) as (
    exports: { grade?: (points: number) => string },
    is: (mutant: number) => boolean,
    tick: () => void,
  ) => void;

  const grades = (active: number) => {
    const exports: { grade?: (points: number) => string } = {};
    run(
      exports,
      (mutant) => mutant === active,
      () => undefined,
    );
    return [0, 9, 10, 11, 89, 90, 91, 94, 95, 96].map((points) => exports.grade?.(points));
  };

  it('behaves like the code while no mutant is on', () => {
    expect(grades(-1)).toEqual(['low', 'low', 'mid', 'mid', 'mid', 'top', 'top', 'top', 'mid', 'top']);
  });

  it('behaves differently with each mutant, and gives each a unique name', () => {
    const same = changes.filter((_, id) => grades(id).join() === grades(-1).join());
    expect(same).toEqual([]);
    expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length);
    expect(changes.length).toBeGreaterThan(10);
  });
});

describe('a directive in the code', () => {
  const explain = (comment: string, survives: (mutant: SourceMutant) => boolean) => {
    const source = `const LOW = 10;\n\n${comment}\nexport const isLow = (points: number) => points < LOW;\n`;
    const { mutants: changes, directives } = instrument('grade.ts', source, SOURCE_OPERATORS, 0);
    return explainSurvivors(changes.filter(survives), directives, OPERATORS);
  };
  const onRelational = ({ operator }: SourceMutant) => operator === 'relational';

  it('explains the survivors of its operators on the next line of code, in as many lines as it takes', () => {
    const { explained, faults } = explain(
      '// equivalent mutants (relational): nobody has\n// ten points',
      onRelational,
    );
    expect(faults).toEqual([]);
    expect(explained).toEqual({
      equivalent: {
        'grade.ts isLow: relational': 'nobody has ten points',
        'grade.ts isLow: relational (2)': 'nobody has ten points',
      },
      survivors: {},
    });
  });

  it('says of a survivor that it could be seen', () => {
    const { explained } = explain('// surviving mutants (relational): no test looks', onRelational);
    expect(Object.values(explained.survivors ?? {})).toEqual(['no test looks', 'no test looks']);
  });

  it.each([
    {
      title: 'a survivor that has none',
      comment: '// A plain comment.',
      survives: onRelational,
      want: 'grade.ts:4:49  relational: < becomes <=, and no test notices.',
    },
    {
      title: 'a survivor of another operator',
      comment: '// equivalent mutants (relational): nobody has ten points',
      survives: () => true,
      want: 'grade.ts:1:13  number: 10 becomes one more, and no test notices.',
    },
    {
      title: 'one that explains nothing',
      comment: '// equivalent mutants (relational): nobody has ten points',
      survives: () => false,
      want: 'grade.ts:3:1  equivalent mutants (relational): none survives on line 4. Leave it out.',
    },
    {
      title: 'an operator that does not exist',
      comment: '// equivalent mutants (relation): nobody has ten points',
      survives: () => false,
      want: 'grade.ts:3:1  There is no operator "relation". Known: relational,',
    },
  ])('fails for $title', ({ comment, survives, want }) => {
    expect(explain(comment, survives).faults.join('\n')).toContain(want);
  });

  it('reports a misspelled directive with its correction', () => {
    expect(() => explain('// equal mutants (relational): nobody has ten points', onRelational)).toThrow(
      'grade.ts:3:1  // equal mutants (relational): nobody has ten points is not a directive.',
    );
  });
});

it('the order of the seed is always the same, and another for another seed', () => {
  const list = Array.from({ length: 20 }, (_, index) => index);
  expect(shuffled(list, String, 1)).toEqual(shuffled(list, String, 1));
  expect(shuffled(list, String, 1)).not.toEqual(shuffled(list, String, 2));
  expect(shuffled(list, String, 2).toSorted((one, other) => one - other)).toEqual(list);
});
