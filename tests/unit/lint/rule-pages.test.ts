import { readdirSync } from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import type { RuleText } from '../../../generator/problems/rule-text';
import { nodesOf } from '../../../site/lint/page';
import { buildPage, type RulePage } from '../../rule-pages/build-page';
import { completeExample } from '../../rule-pages/complete-example';
import { formatIndex } from '../../rule-pages/format-index';
import { formatPage, formatWaiver, WIDTH } from '../../rule-pages/format-page';
import { configurationOf, configurationWith, lintExample } from '../../rule-pages/lint-example';
import {
  AREAS,
  FOLDERS,
  listSources,
  readSource,
  type RuleFolder,
  type RuleSource,
} from '../../rule-pages/read-sources';

const PAGES = path.resolve('docs/_contributing/rules');
const MAX_LINES = 60;

const parser = unified().use(remarkParse);

const isOurs = ({ ruleId }: { ruleId: string }) => ruleId.includes('/');

function requireSource(folder: string, name: string): RuleSource {
  const source = readSource(folder, name);
  if (source) return source;
  throw new Error(`${folder}/${name}.ts has no page: add ${name}.yaml next to it, then npm run rules:pages.`);
}

const pages = new Map<string, Promise<RulePage>>();

/** The page of a rule, whose bad example is linted once. */
function pageOf(rules: RuleFolder, name: string): Promise<RulePage> {
  const { plugin, folder } = rules;
  const id = `${plugin}/${name}`;
  const build = async () => {
    const source = requireSource(folder, name);
    const problems = await lintExample(completeExample(plugin, source, source.bad), configurationOf(plugin));
    return buildPage(rules, name, source, problems);
  };
  const page = pages.get(id) ?? build();
  pages.set(id, page);
  return page;
}

describe.each(FOLDERS)('$folder', (rules) => {
  const { plugin, folder, names } = rules;

  test('has a source for each rule, and no other', () => {
    expect(listSources(folder)).toEqual(names);
  });

  describe.each(names)('%s', (name) => {
    test('is the only rule of ours that its bad example breaks', async () => {
      const { id, problems } = await pageOf(rules, name);
      expect(new Set(problems.filter(isOurs).map(({ ruleId }) => ruleId))).toEqual(new Set([id]));
    });

    test('has a good example without a problem', async () => {
      const source = requireSource(folder, name);
      const files = completeExample(plugin, source, source.good);
      expect(await lintExample(files, configurationOf(plugin))).toEqual([]);
    });

    test('is turned off as its page says', async () => {
      const { id, bad, at, problems, isRequired } = await pageOf(rules, name);
      const setting = configurationOf(plugin).rules[id] ?? 'error';
      const { file, pointer } = problems[0]!.location;
      const files = completeExample(plugin, { at }, bad);
      const waived = { ...files, '.redocly.lint-ignore.yaml': formatWaiver(id, file, pointer) };
      const left = [
        ...(await lintExample(waived, configurationWith(id, setting))).filter(
          ({ location }) => location.file === file && location.pointer === pointer,
        ),
        ...(await lintExample(files, configurationWith(id, 'off'))),
      ];
      expect(left.some(({ ruleId }) => ruleId === id)).toBe(isRequired);
    });

    test('has a short page that `npm run rules:pages` has written', async () => {
      const page = await pageOf(rules, name);
      const text = formatPage(page);
      const lines = text.trimEnd().split('\n');
      expect(AREAS).toContain(page.area);
      expect(text).not.toMatch(/\bTODO\b/);
      expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
      expect(nodesOf(parser.parse(text)).filter(({ node }) => node.type === 'html')).toEqual([]);
      await expect(text).toMatchFileSnapshot(path.join(PAGES, `${page.id}.md`));
    });
  });
});

describe('the pages', () => {
  const all = () => Promise.all(FOLDERS.flatMap((rules) => rules.names.map((name) => pageOf(rules, name))));

  test('are those of the rules', () => {
    const ids = FOLDERS.flatMap(({ plugin, names }) => names.map((name) => `${plugin}/${name}.md`));
    const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual([...ids, 'README.md'].sort());
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
