import { describe, expect, it } from 'vitest';
import { compareReports } from '../../../report/compare-reports';
import { digestOf, findForgery } from '../../../report/digest';
import { RUN_SNIPPETS, type Report } from '#core/contracts/report';

function reportOf(changes: Partial<Report> = {}): Report {
  return {
    snippets: [
      { language: 'curl', executed: 2, faithful: 2, documentedResponses: 2 },
      { language: 'ruby', executed: 2, faithful: 2, documentedResponses: 2 },
    ],
    mutants: [
      {
        target: 'schemas',
        mutants: 3,
        killed: 2,
        survivors: [{ reason: 'It is so.', names: ['a'] }],
        equivalent: [],
      },
    ],
    errors: { natural: 4, simulated: 3 },
    model: { seed: 1, sequences: 2, moves: 3, requests: 4, faults: 1, faultsFound: 1 },
    browser: { sequences: 2, responses: 9 },
    respect: { workflows: 1, steps: 1, checks: 3, failed: 0, faults: 1, faultsFound: 1 },
    measured: { on: '2024-11-29', node: 'v20.19.0', seconds: { snippets: 1 } },
    ...changes,
  };
}

const noRuby = [
  { language: 'curl', executed: 2, faithful: 2, documentedResponses: 2 },
  { language: 'ruby', executed: 0, faithful: 0, documentedResponses: 0 },
];

describe('compareReports', () => {
  it('finds nothing in times, moments and machines', () => {
    const measured = { on: '2025-01-01', node: 'v22.12.0', seconds: { snippets: 99 } };
    expect(compareReports(reportOf(), reportOf({ measured }), false)).toEqual([]);
  });

  it.each([
    [
      { errors: { natural: 3, simulated: 4 } },
      ['/errors/natural: published 4, counted 3', '/errors/simulated: published 3, counted 4'],
    ],
    [
      { mutants: [] },
      [
        '/mutants/0: published {"target":"schemas","mutants":3,"killed":2,"survivors":[{"reason":"It is so.","names":["a"]}],"equivalent":[]}, counted nothing',
      ],
    ],
  ] satisfies [Partial<Report>, string[]][])('names every number of %j', (changes, want) => {
    expect(compareReports(reportOf(), reportOf(changes), false)).toEqual(want);
  });

  it('forgives a missing runtime where that is allowed', () => {
    expect(compareReports(reportOf(), reportOf({ snippets: noRuby }), true)).toEqual([]);
    expect(compareReports(reportOf(), reportOf({ snippets: noRuby }), false)).toHaveLength(3);
  });

  it('forgives fewer run mutants only where a runtime is missing', () => {
    const run = (mutants: number) => ({
      mutants: [{ target: RUN_SNIPPETS, mutants, killed: mutants, survivors: [], equivalent: [] }],
    });
    expect(compareReports(reportOf(run(4)), reportOf({ ...run(2), snippets: noRuby }), true)).toEqual([]);
    expect(compareReports(reportOf(run(4)), reportOf(run(2)), true)).toHaveLength(2);
  });
});

describe('findForgery', () => {
  const published = { ...reportOf(), digest: digestOf(reportOf()) };

  it('finds nothing in a report as it was written', () => {
    expect(findForgery(JSON.parse(JSON.stringify(published)) as Report)).toEqual([]);
  });

  it.each<Partial<Report>>([
    { measured: { ...published.measured, on: '2024-12-24' } },
    { measured: { ...published.measured, seconds: { snippets: 2 } } },
    { errors: { natural: 5, simulated: 2 } },
    { digest: undefined },
  ])('notices %j', (changes) => {
    expect(findForgery({ ...published, ...changes })).toHaveLength(1);
  });
});
