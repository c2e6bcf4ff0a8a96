import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { houseRules } from '../../../../generator/read/lint/rules';

const RULES = 'generator/read/lint/rules';
const registered = Object.keys(houseRules.rules.oas3);
const configured = Object.keys((parse(readFileSync('redocly.yaml', 'utf8')) as { rules: object }).rules);
const isMissing = (file: string) => !existsSync(file);

/** Files that export a rule, by the name that they give it: `short-title` exports `ShortTitle`. */
const files = readdirSync(RULES).filter((file) => {
  const rule = path.parse(file).name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return readFileSync(path.join(RULES, file), 'utf8').includes(`export const ${rule}: Rule`);
});

test('finds the files of rules', () => {
  expect(files.length).toBeGreaterThan(10);
});

describe.each(files)(`${RULES}/%s`, (file) => {
  const { name } = path.parse(file);

  test('is in generator/read/lint/rules/index.ts', () => {
    expect(registered).toContain(name);
  });

  test('is switched on in redocly.yaml', () => {
    expect(configured).toContain(`${houseRules.id}/${name}`);
  });
});

test.each(registered)('%s has its own file, test and page', (name) => {
  const own = [`${RULES}/${name}.ts`, `${RULES}/${name}.yaml`, `tests/unit/lint/rules/${name}.test.ts`];
  expect(own.filter(isMissing)).toEqual([]);
});
