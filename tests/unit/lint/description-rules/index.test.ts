import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descriptionRules } from '../../../../generator/read/lint/description-rules';

test.each(Object.keys(descriptionRules.rules.oas3))(
  '%s has a file, and tests that it fires and stays silent',
  (name) => {
    expect(existsSync(`generator/read/lint/description-rules/${name}.ts`)).toBe(true);
    const tests = `tests/unit/lint/description-rules/${name}.test.ts`;
    expect(existsSync(tests) && readFileSync(tests, 'utf8')).toContain(`describeRule('${name}'`);
  },
);
