import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { objectOf } from '#core/json/read';
import type { Json } from '#core/json/json';
import ownRules from '../../../abaco/page-rules';
import { withMistakes } from '../../../site/lint/page-rules';
import { lintPages } from '../../../site/lint/lint-pages';
import { nodesOfType } from '../../../site/lint/page';
import { LANGUAGE_RULES } from '../../../abaco/page-rules/language';
import { api, lintWith, print } from './lint-with';

const pageRules = withMistakes(ownRules);

const bundle = JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as Record<string, Json>;
const decisions = parse(readFileSync('docs/_data/decisions.yaml', 'utf8')) as Record<string, unknown>;
const ids = api.pages.map(({ id }) => id);

test('the site has its 37 documentation pages, and one of sources', () => {
  expect(ids).toContain('decisions.mdx');
  expect(ids).toHaveLength(38);
});

test('no page has a problem, and few lines are excepted', () => {
  const { problems, waivers } = lintPages(pageRules, api);
  expect(problems.map(print)).toEqual([]);
  expect(waivers).toBeLessThanOrEqual(5);
});

describe('the names outside the API', () => {
  const listed = Object.entries(api.names);

  test.each(listed.map(([page]) => page).filter((page) => page !== 'everywhere'))(
    'are those of a page: %s',
    (page) => {
      expect(ids).toContain(page);
    },
  );

  test.each(listed.flatMap(([page, own]) => Object.keys(own ?? {}).map((id) => ({ page, id }))))(
    'of $page rest on a decision: $id',
    ({ id }) => {
      expect({ ...objectOf(bundle['x-decisions']), ...decisions }).toHaveProperty([id]);
    },
  );

  test('stay on their page', () => {
    const source = 'Send `redirect_uri`.';
    expect(lintWith('tools/api.mdx', source)).toHaveLength(1);
    expect(lintWith('guides/connect/standard-accounts.mdx', source)).toEqual([]);
  });
});

describe('decisions', () => {
  const marks = api.pages.flatMap(({ source }) => [...source.matchAll(/<Basis of="([^"]+)"/g)]);
  const used = new Set(marks.map(([, id]) => id));

  test.each(Object.keys(decisions))('%s is used by a page and unknown to the description', (id) => {
    expect(used).toContain(id);
    expect(bundle['x-decisions']).not.toHaveProperty([id]);
  });
});

describe('the words that the dictionary does not have', () => {
  const prose = api.pages
    .flatMap((page) => nodesOfType(page, 'text').map(({ node }) => node.value))
    .join('\n');

  test.each([...api.words.names, ...api.words.words])('a page uses %s', (word) => {
    expect(prose).toContain(word);
  });
});

test('our rules are in the order of their names, and the language has four', () => {
  const ids = ownRules.rules.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  expect(LANGUAGE_RULES).toHaveLength(4);
});
