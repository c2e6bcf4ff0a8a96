import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { RULES_PLUGIN, runOxlint } from '../../builders/lint-code';
import { writeFiles } from '../../builders/temporary-folder';
import { VIOLATIONS } from './violations';

/** Rules with their severity, or with that and their options. */
type Rules = Record<string, unknown>;

/** Settings of the compiler that fit the files of all rooms. */
const types = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    allowJs: true,
    noEmit: true,
    types: ['node'],
  },
};

const planted = Object.entries(VIOLATIONS).map(([rule, violation]) =>
  typeof violation === 'string'
    ? { rule, file: `site/src/${rule.replace('/', '-')}.tsx`, code: violation }
    : { rule, ...violation },
);
const found = new Map<string, string[]>();

/** `a/b` for `a(b)`, as the configuration has it: it leaves out `eslint`, and has one plugin for all of React. */
const nameRule = (code = '') =>
  code
    .replace(/^(.+)\((.+)\)$/, '$1/$2')
    .replace(/^eslint\//, '')
    .replace(/^react-hooks\//, 'react/');

beforeAll(() => {
  // Below the project, so that packages and their types are found.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(path.resolve('test-results', 'violations-'));
  // It looks like another repository, because `.gitignore` of this one hides it from oxlint.
  mkdirSync(path.join(folder, '.git'));
  const config = readFileSync('.oxlintrc.json', 'utf8');
  writeFiles(folder, {
    ...Object.fromEntries(planted.map(({ file, code }) => [file, code])),
    '.oxlintrc.json': config.replace('./oxlint/index.mjs', RULES_PLUGIN.specifier),
    'tsconfig.json': JSON.stringify(types),
  });
  for (const [file, reports] of runOxlint(folder))
    found.set(
      file,
      reports.map(({ code }) => nameRule(code)),
    );
  rmSync(folder, { recursive: true });
});

test.each(planted)('oxlint finds a violation of $rule', ({ rule, file }) => {
  expect(found.get(file) ?? []).toContain(rule);
});

test('every rule that the configuration enables has a violation', () => {
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--print-config'], { encoding: 'utf8' });
  const { rules, overrides } = JSON.parse(stdout) as { rules: Rules; overrides: { rules: Rules }[] };
  const enabled = [rules, ...overrides.map((override) => override.rules)]
    .flatMap((each) => Object.entries(each))
    .filter(([, severity]) => severity !== 'allow')
    .map(([rule]) => rule.replace('jsx_a11y', 'jsx-a11y'));
  expect(Object.keys(VIOLATIONS).toSorted()).toEqual([...new Set(enabled)].toSorted());
});
