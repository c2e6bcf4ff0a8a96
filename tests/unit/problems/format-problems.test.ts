import { expect, test } from 'vitest';
import { formatProblems } from '../../../generator/problems/format-problems';
import type { Problem } from '../../../generator/problems/problem';

const problems: Problem[] = [
  {
    ruleId: 'operation-tag-defined',
    severity: 'error',
    message: 'The tag "100%, a:b" is not declared.\nSecond line.',
    remedy: 'Did you mean "Invoices"?',
    location: { file: 'openapi/paths/a,b.yaml', line: 4, column: 7, pointer: '#/get/tags/0' },
  },
  {
    ruleId: 'yaml-syntax',
    severity: 'warn',
    message: 'The file is odd.',
    location: { file: 'openapi.yaml', line: 1, column: 1, pointer: '' },
  },
];

test('prints problems for people', () => {
  expect(formatProblems(problems, 'text')).toMatchInlineSnapshot(`
    "openapi/paths/a,b.yaml:4:7  error  operation-tag-defined
      The tag "100%, a:b" is not declared.
    Second line. Did you mean "Invoices"?
      at #/get/tags/0

    openapi.yaml:1:1  warn  yaml-syntax
      The file is odd.
    "
  `);
});

test('prints problems for programs', () => {
  expect(JSON.parse(formatProblems(problems, 'json'))).toEqual(problems);
});

test('prints annotations with escaped locations and messages', () => {
  expect(formatProblems(problems, 'github')).toMatchInlineSnapshot(`
    "::error file=openapi/paths/a%2Cb.yaml,line=4,col=7,title=operation-tag-defined::The tag "100%25, a:b" is not declared.%0ASecond line. Did you mean "Invoices"?
    ::warning file=openapi.yaml,line=1,col=1,title=yaml-syntax::The file is odd.
    "
  `);
});

test.each(['text', 'github'] as const)('prints nothing as %s when there is no problem', (format) => {
  expect(formatProblems([], format)).toBe('');
});

test('the cause is among the ten annotations that GitHub shows', () => {
  const problem = (ruleId: string, severity: Problem['severity'], line: number): Problem => {
    const location = { file: 'a.yaml', line, column: 1, pointer: '' };
    return { ruleId, severity, message: 'Wrong.', location };
  };
  const rows = Array.from({ length: 20 }, (_, line) => [
    problem('operation-summary', 'warn', line),
    problem('house/valid-examples', 'error', line),
  ]).flat();
  const printed = formatProblems([...rows, problem('no-schema-type-mismatch', 'error', 99)], 'github');
  expect(printed.split('\n').slice(0, 10).join('\n')).toContain('line=99');
});

test('lists the other locations of a mistake, and counts them where there are many', () => {
  const others = Array.from({ length: 22 }, (_, index) => ({
    ...problems[1]!.location,
    line: index + 2,
    pointer: `#/${index}`,
  }));
  const spread = [{ ...problems[1]!, others }];
  expect(formatProblems(spread, 'text')).toMatch(
    /^ {2}and at openapi\.yaml:2:1, .*, openapi\.yaml:21:1 and 2 more places$/m,
  );
  expect(formatProblems(spread, 'github')).toContain(
    'The file is odd. The same at openapi.yaml:2:1 and 21 more places.\n',
  );
  expect(JSON.parse(formatProblems(spread, 'json'))).toEqual(spread);
});
