import { createConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { changesDocs } from '../../../generator/problems/changes-docs';
import { formatReport } from '../../../generator/problems/format-report';
import type { Problem, Severity } from '../../../generator/problems/problem';

/** A word for a number: numbers in messages are values, which do not make them differ. */
const wordOf = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

function problemsOf(ruleId: string, count: number, severity: Severity = 'warn'): Problem[] {
  return Array.from({ length: count }, (_, index) => ({
    ruleId,
    severity,
    message: `${ruleId} ${wordOf(index)}.`,
    remedy: 'Correct it.',
    location: { file: 'a.yaml', line: index + 1, column: 1, pointer: `#/${index}` },
  }));
}

const flood = [
  ...problemsOf('operation-summary', 600),
  ...problemsOf('struct', 400),
  ...problemsOf('description/shown-parts', 3),
  ...problemsOf('yaml-syntax', 1, 'error'),
];

test('prints what changes the docs in 30 lines, the first of each rule', () => {
  const printed = formatReport(flood, { format: 'text', detail: 'brief' });
  expect(printed.split('\n').length - 1).toBeLessThanOrEqual(30);
  expect(printed).toContain('error  yaml-syntax');
  expect(printed).toContain('shown-parts a.');
  expect(printed).not.toContain('operation-summary');
  const blocks = printed.match(/^a\.yaml:/gm)!.length;
  expect(printed).toMatch(
    new RegExp(`^${404 - blocks} more problems and 600 remarks about style: \`--all\` prints them\\.$`, 'm'),
  );
});

test('joins warnings that say the same of other names, and no errors', () => {
  const unexpected = (name: string, severity: Severity, line: number): Problem => ({
    ...problemsOf('struct', 1, severity)[0]!,
    message: `Property \`${name}\` is not expected in ${line} schemas.`,
    location: { file: 'a.yaml', line, column: 1, pointer: '' },
  });
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const joined = names.map((name, index) => unexpected(name, 'warn', index + 1));
  expect(formatReport(joined, { format: 'text', detail: 'brief' })).toBe(
    'a.yaml:1:1  warn  struct\n  Property `a` is not expected in 1 schemas. Correct it.\n  and at a.yaml:2:1, a.yaml:3:1, a.yaml:4:1 and 2 more places\n',
  );
  const errors = names.slice(0, 3).map((name, index) => unexpected(name, 'error', index + 1));
  expect(formatReport(errors, { format: 'text', detail: 'brief' }).match(/^a\.yaml/gm)).toHaveLength(3);
});

test('counts a warning that asks for nothing as a remark about style', () => {
  const [{ remedy: _, ...asks }] = problemsOf('description/shown-parts', 1) as [Problem];
  expect(formatReport([asks], { format: 'text', detail: 'brief' })).toBe(
    '1 remark about style: `--all` prints them.\n',
  );
});

test('says nothing of a rest that does not exist', () => {
  const few = problemsOf('struct', 1);
  const printed = formatReport(few, { format: 'text', detail: 'brief' });
  expect(printed).toBe(formatReport(few, { format: 'text', detail: 'all' }));
  expect(formatReport([], { format: 'text', detail: 'brief' })).toBe('');
});

test('prints errors only when asked to be quiet', () => {
  expect(formatReport(flood, { format: 'text', detail: 'quiet' }).match(/^a\.yaml:/gm)).toHaveLength(1);
  expect(formatReport(flood, { format: 'github', detail: 'quiet' }).match(/^::/gm)).toHaveLength(1);
});

test.each(['brief', 'quiet'] as const)('gives programs everything with %s', (detail) => {
  expect(JSON.parse(formatReport(flood, { format: 'json', detail }))).toHaveLength(flood.length);
  expect(formatReport(flood, { format: 'sarif', detail })).toBe(
    formatReport(flood, { format: 'sarif', detail: 'all' }),
  );
});

test('knows of each rule that Redocly recommends whether readers see its effect', async () => {
  const { rules } = await createConfig({ extends: ['recommended'] });
  const on = Object.entries(rules.oas3_1).filter(([, setting]) => setting !== 'off');
  const [seen, style] = [true, false].map((is) =>
    on.map(([ruleId]) => ruleId).filter((ruleId) => changesDocs(problemsOf(ruleId, 1)[0]!) === is),
  );
  expect({ seen, style }).toMatchInlineSnapshot(`
    {
      "seen": [
        "struct",
        "no-unresolved-refs",
        "no-duplicated-tag-names",
        "no-empty-servers",
        "no-enum-type-mismatch",
        "no-example-value-and-externalValue",
        "no-identical-paths",
        "no-schema-type-mismatch",
        "operation-parameters-unique",
        "path-not-include-query",
      ],
      "style": [
        "info-license",
        "info-license-strict",
        "no-ambiguous-paths",
        "no-duplicated-enum-values",
        "no-illogical-composition-keywords",
        "no-invalid-media-type-examples",
        "no-invalid-parameter-examples",
        "no-invalid-schema-examples",
        "no-mixed-number-range-constraints",
        "no-path-trailing-slash",
        "no-required-schema-properties-undefined",
        "no-server-example.com",
        "no-server-trailing-slash",
        "no-server-variables-empty-enum",
        "no-undefined-server-variable",
        "no-unsafe-markdown",
        "no-unused-components",
        "operation-2xx-response",
        "operation-4xx-response",
        "operation-operationId",
        "operation-operationId-unique",
        "operation-operationId-url-safe",
        "operation-summary",
        "path-declaration-must-exist",
        "path-parameters-defined",
        "security-defined",
        "security-scopes-defined",
        "spec-components-invalid-map-name",
        "spec-ref-siblings",
        "tag-description",
      ],
    }
  `);
});
