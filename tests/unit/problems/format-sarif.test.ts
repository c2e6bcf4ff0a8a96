import { readFileSync } from 'node:fs';
import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { formatProblems } from '../../../generator/problems/format-problems';
import type { Problem } from '../../../generator/problems/problem';

const at = (file: string, line: number) => ({ file, line, column: 3, pointer: '#/info' });

const problems: Problem[] = [
  {
    ruleId: 'struct',
    severity: 'error',
    message: 'One.',
    remedy: 'Write two.',
    location: at('a b/c%.yaml', 7),
  },
  {
    ruleId: 'house/wording',
    severity: 'warn',
    message: 'Two.',
    location: at('d.yaml', 1),
    others: [at('e.yaml', 2)],
  },
];

test('names each problem with its rule, level, sentence and locations', () => {
  const { version, runs } = JSON.parse(formatProblems(problems, 'sarif')) as Log;
  expect(version).toBe('2.1.0');
  expect(runs).toHaveLength(1);
  const { tool, results = [] } = runs[0]!;
  expect(tool.driver.rules?.map(({ id }) => id)).toEqual(['house/wording', 'struct']);
  expect(
    results.map(({ ruleId, ruleIndex, level, message }) => [ruleId, ruleIndex, level, message.text]),
  ).toEqual([
    ['struct', 1, 'error', 'One. Write two.'],
    ['house/wording', 0, 'warning', 'Two.'],
  ]);
  expect(results[0]?.locations?.[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'a%20b/c%25.yaml', uriBaseId: '%SRCROOT%' },
    region: { startLine: 7, startColumn: 3 },
  });
  expect(results[1]?.relatedLocations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('e.yaml');
});

test('explains a rule of ours, and only names one of Redocly', () => {
  const { runs } = JSON.parse(formatProblems(problems, 'sarif')) as Log;
  const [wording, struct] = runs[0]?.tool.driver.rules ?? [];
  const page = readFileSync('docs/_contributing/rules/house/wording.md', 'utf8');
  expect(wording?.help).toEqual({ text: page, markdown: page });
  expect(wording?.shortDescription?.text).toMatch(/^Reports [^.]*words[^.]*\.$/);
  expect(page.replaceAll(/\s+/g, ' ')).toContain(wording?.fullDescription?.text);
  expect(struct).toEqual({ id: 'struct' });
});

test('says that there are none, so that an upload closes the earlier ones', () => {
  const { runs } = JSON.parse(formatProblems([], 'sarif')) as Log;
  expect(runs[0]?.results).toEqual([]);
});
