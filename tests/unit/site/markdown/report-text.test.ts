import { expect, test } from 'vitest';
import type { ProofCounts, Report } from '#core/contracts/report';
import reportText from '../../../../generated/report/report.json';
import { formatReport } from '../../../../site/markdown/report-text';
import { holds } from '../../../specified/holds';

const report: Report = reportText;

/** All numbers of a value, without those in names. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** A copy in which every number is another one, so that a count in place of another is noticed. */
function withDistinctNumbers<Value>(value: Value): Value {
  let next = 10_000;
  return JSON.parse(JSON.stringify(value), (_, one: unknown) => {
    if (typeof one !== 'number') return one;
    next += 1;
    return next;
  }) as Value;
}

const built: ProofCounts = {
  bases: {
    ...{ executed: 20_001, specified: 20_002, decided: 20_003 },
    ...{ security: 20_006, bound: 20_004, advice: 20_005 },
  },
  workflows: 20_006,
  calls: 20_007,
  stale: [],
};

test('the counts of a report and of the build are in its Markdown', holds('report.counts'), () => {
  const { model, reader, respect, ...blocks } = withDistinctNumbers(report);
  const markdown = formatReport({ model, reader, respect, ...blocks }, built);
  // Neither the HTML nor the Markdown shows the moves and steps, and a seed is a name.
  const { moves: _moves, seed, ...sequences } = model;
  const { steps: _steps, ...played } = respect;
  const { worth, ...found } = reader;
  const counts = numbersIn([blocks, sequences, played, found, worth.slice(0, 10), built]);
  const texts = new Set(markdown.match(/\d[\d,]*\d/g));
  const isShown = (count: number) => texts.has(count.toLocaleString('en')) || texts.has(String(count));
  expect(counts.filter((count) => !isShown(count))).toEqual([]);
  expect(markdown).toContain(`The seed is ${seed}.`);
});

test('a block that is too old is called stale, and no other', holds('report.stale'), () => {
  expect(formatReport(report, built)).not.toContain('Stale');
  const markdown = formatReport(report, { ...built, stale: ['respect'] });
  const { on, revision } = report.respect.measured;
  const stale = markdown.split('\n').filter((line) => line.includes('**Stale**'));
  expect(stale).toEqual([expect.stringContaining(`Counted on ${on}, on revision ${revision}`)]);
});

test(
  'the pages that most tasks need are links, and all that tasks need are counted',
  holds('report.worth'),
  () => {
    const worth = Array.from({ length: 12 }, (_, index) => ({
      page: `/p${index}/`,
      lost: 12 - index,
      slower: 0,
    }));
    const reader = { ...report.reader, pages: 20, worth };
    const markdown = formatReport({ ...report, reader }, built);
    expect(markdown).toContain('| [/p9/](/p9/) | 3 | 0 |');
    expect(markdown).not.toContain('/p10/');
    expect(markdown).toContain('That is so for 12 of the 20 pages.');
  },
);
