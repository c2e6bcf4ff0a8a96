import { readdirSync } from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../generator/problems/problem';
import type { RuleText } from '../../../generator/problems/rule-text';
import { nodesOf } from '../../../site/lint/page';
import { buildPage, formatWaiver, isRequired } from '../../rule-pages/description/build-page';
import { completeExample } from '../../rule-pages/description/complete-example';
import {
  DESCRIPTION_FOLDERS,
  type DescriptionRule,
  sourceOf,
} from '../../rule-pages/description/description-rules';
import { configurationOf, configurationWith, lintExample } from '../../rule-pages/description/lint-example';
import { formatIndex } from '../../rule-pages/format-index';
import { formatPage, WIDTH } from '../../rule-pages/format-page';
import * as prose from '../../rule-pages/prose/prose-rules';
import { listSources, readSource } from '../../rule-pages/read-sources';
import { AREAS, type RulePage } from '../../rule-pages/rule-page';

const PAGES = path.resolve('docs/_contributing/rules');
const MAX_LINES = 60;

const parser = unified().use(remarkParse);
const isOurs = ({ ruleId }: { ruleId: string }) => ruleId.includes('/');

const linted = new Map<string, Promise<Problem[]>>();

/** The problems of the bad example of a rule, which is linted once. */
function badOf(rule: DescriptionRule): Promise<Problem[]> {
  const source = sourceOf(rule);
  const files = completeExample(rule, source, source.bad);
  const problems = linted.get(rule.id) ?? lintExample(files, configurationOf(rule.plugin));
  linted.set(rule.id, problems);
  return problems;
}

async function expectPage(page: RulePage): Promise<void> {
  const text = formatPage(page);
  const lines = text.trimEnd().split('\n');
  expect(AREAS).toContain(page.area);
  expect(text).not.toMatch(/\bTODO\b/);
  expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  expect(nodesOf(parser.parse(text)).map(({ node }) => node.type)).not.toContain('html');
  await expect(text).toMatchFileSnapshot(path.join(PAGES, `${page.path}.md`));
}

describe.each(DESCRIPTION_FOLDERS)('$folder', ({ folder, rules }) => {
  test('has a source for each rule, and no other', () => {
    expect(listSources(folder)).toEqual(rules.map(({ name }) => name));
  });

  describe.each(rules)('$name', (rule) => {
    const { id, plugin } = rule;

    test('is the only rule of ours that its bad example breaks', async () => {
      const problems = await badOf(rule);
      expect(new Set(problems.filter(isOurs).map(({ ruleId }) => ruleId))).toEqual(new Set([id]));
    });

    test('has a good example without a problem', async () => {
      const source = sourceOf(rule);
      const files = completeExample(rule, source, source.good);
      expect(await lintExample(files, configurationOf(plugin))).toEqual([]);
    });

    test('is turned off as its page says', async () => {
      const [problem] = await badOf(rule);
      const source = sourceOf(rule);
      const files = completeExample(rule, source, source.bad);
      const waived = { ...files, '.redocly.lint-ignore.yaml': formatWaiver(id, problem!) };
      const setting = configurationOf(plugin).rules[id] ?? 'error';
      const { file, pointer } = problem!.location;
      const left = [
        ...(await lintExample(waived, configurationWith(id, setting))).filter(
          ({ location }) => location.file === file && location.pointer === pointer,
        ),
        ...(await lintExample(files, configurationWith(id, 'off'))),
      ];
      expect(left.some(({ ruleId }) => ruleId === id)).toBe(isRequired(rule));
    });

    test('has a short page that `npm run rules:pages` has written', async () => {
      await expectPage(buildPage(rule, await badOf(rule)));
    });
  });
});

describe('rules of hand-written pages', () => {
  test('has a source for each rule, and no other', () => {
    expect(prose.FOLDERS.flatMap(listSources).toSorted()).toEqual(prose.PROSE_RULES);
  });

  describe.each(prose.PROSE_RULES)('%s', (id) => {
    test('is the only rule that its bad example breaks, and the good one breaks none', () => {
      const { bad, good } = readSource(prose.folderOf(id), id);
      expect(new Set(prose.lintExample(bad).map(({ ruleId }) => ruleId))).toEqual(new Set([id]));
      expect(prose.lintExample(good)).toEqual([]);
    });

    test('is turned off as its page says', () => {
      const { bad } = readSource(prose.folderOf(id), id);
      const waived = prose.lintExample(prose.waive(id, bad));
      expect(waived.filter(({ location }) => location.line <= 2)).toEqual([]);
    });

    test('has a short page that `npm run rules:pages` has written', async () => {
      const { bad } = readSource(prose.folderOf(id), id);
      await expectPage(prose.buildPage(id, prose.lintExample(bad)));
    });
  });
});

describe('the pages', () => {
  const all = async (): Promise<RulePage[]> => {
    const rules = DESCRIPTION_FOLDERS.flatMap((one) => one.rules);
    const described = rules.map(async (rule) => buildPage(rule, await badOf(rule)));
    const written = prose.PROSE_RULES.map((id) =>
      prose.buildPage(id, prose.lintExample(readSource(prose.folderOf(id), id).bad)),
    );
    return [...(await Promise.all(described)), ...written];
  };

  test('are those of rules that exist', async () => {
    const pages = new Set(['README', ...(await all()).map((page) => page.path)].map((name) => `${name}.md`));
    const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.md') && !pages.has(file))).toEqual([]);
  });

  test('are listed by area', async () => {
    await expect(formatIndex(await all())).toMatchFileSnapshot(path.join(PAGES, 'README.md'));
  });

  test('are the help of SARIF and of the command line', async () => {
    const texts = (await all()).map((page): [string, RuleText] => [
      page.id,
      { reports: page.reports, why: page.why.trim(), page: formatPage(page) },
    ]);
    const written = `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
    await expect(written).toMatchFileSnapshot(path.resolve('generator/problems/rule-pages.json'));
  });
});
