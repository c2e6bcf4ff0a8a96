import { expect, test } from 'vitest';
import type { Report } from '#core/contracts/report';
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

test('the counts of a report are in its Markdown', holds('report.counts'), () => {
  const distinct = withDistinctNumbers(report);
  const { measured, agents, model, mutants, ...counted } = distinct;
  // Neither the HTML nor the Markdown shows the moves, and a seed is a name.
  const { moves: _, seed, ...sequences } = model;
  const markdown = formatReport(distinct);
  const { worth, ...reader } = agents.reader;
  const shown = numbersIn([
    counted,
    mutants,
    sequences,
    agents.tasks,
    agents.tool,
    reader,
    worth.slice(0, 10),
  ]);
  const texts = new Set(markdown.match(/\d[\d,]*\d/g));
  const isShown = (count: number) => texts.has(count.toLocaleString('en')) || texts.has(String(count));
  expect(shown.filter((count) => !isShown(count))).toEqual([]);
  expect(markdown).toContain(`The seed is ${seed}.`);
  expect(markdown).toContain(`${measured.on}, on revision ${measured.revision}`);
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
    const reader = { ...report.agents.reader, pages: 20, worth };
    const markdown = formatReport({ ...report, agents: { ...report.agents, reader } });
    expect(markdown).toContain('| [/p9/](/p9/) | 3 | 0 |');
    expect(markdown).not.toContain('/p10/');
    expect(markdown).toContain('That is so for 12 of the 20 pages.');
  },
);
