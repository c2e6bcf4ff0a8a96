import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Json } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { BundledDescription } from '../../generator/bundle/bundled-description';
import { remarkFacts } from '../../site/remark/facts';
import { readSources } from '../../site/remark/read-sources';
import { findUnbound } from './prose/find-unbound';
import { parsePage } from './prose/parse-page';
import { templateNames } from './prose/template-names';
import { buildWorld, type NamesOfPages, type World } from './prose/world';

const generated = process.env.GENERATED_DIR ?? 'generated';
const bundlePath = join(generated, 'bundle/openapi.json');
const bundle = JSON.parse(readFileSync(bundlePath, 'utf8')) as BundledDescription;
const names = parse(readFileSync('tests/contract/prose/names.yaml', 'utf8')) as NamesOfPages;
const decisions = parse(readFileSync('docs/_data/decisions.yaml', 'utf8')) as Record<string, unknown>;
const templateObjects = parse(readFileSync('docs/_data/template-objects.yaml', 'utf8')) as Json;
const world = buildWorld(bundle, names.everywhere);
const templateWorld = new Set([...world, ...templateNames(templateObjects)]);

/** What one page may say: names of templates stay in their area, other names on their page. */
function worldOf(page: string): World {
  const own = Object.values(names[page] ?? {}).flat();
  return new Set([...(page.startsWith('templates/') ? templateWorld : world), ...own]);
}

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx') && !path.startsWith('_'))
  .sort();
const sources = new Map(pages.map((page) => [page, readFileSync(join('docs', page), 'utf8')]));

test('the site has its 32 documentation pages, and one of sources', () => {
  expect(pages).toContain('decisions.mdx');
  expect(pages).toHaveLength(33);
});

describe('every number, name and code block of a page is bound to the description', () => {
  test.each(pages)('%s', (page) => {
    expect(findUnbound(sources.get(page) ?? '', worldOf(page))).toEqual([]);
  });
});

describe('what is typed by hand is found', () => {
  const want = 'is bound to nothing';
  test.each([
    { given: 'You may make 100 calls.', want },
    { given: 'You may make 1,000 calls.', want },
    { given: 'Version 20241028 is current.', want },
    { given: 'The answer is [422](#errors).', want },
    { given: '## At most 200 items', want },
    { given: '| What | At most |\n|---|---|\n| Items | 200 |', want },
    { given: '<div>\n\nAt most **25** records.\n\n</div>', want },
    { given: '---\ntitle: Limits\ndescription: 100 calls.\n---', want },
    { given: 'Send `due_date` too.', want },
    { given: 'Send `due_dat` too.', want },
    { given: 'Read `X-RateLimit-Reset`.', want },
    { given: 'At most `25` records.', want },
    { given: '```json\n{ "rate": 19 }\n```', want: 'typed by hand' },
    { given: '```js not-run=""\ninit()\n```', want: 'typed by hand' },
    { given: 'See [invoices](/api/invoices/).', want: 'is absolute' },
    { given: '| | Live |\n|---|---|\n| Keys | own |', want: 'has no name' },
  ])('$given', ({ given, want }) => {
    expect(findUnbound(given, world).join('\n')).toContain(want);
  });

  test('with its place', () => {
    expect(findUnbound('Two\nlines, 15 seconds.', world)).toEqual([
      '1:1  The number 15 is bound to nothing. Use <Fact>, <Status> or <ExampleValue>.',
    ]);
  });
});

describe('what is bound, or allowed with a reason, is not found', () => {
  test.each([
    '<Fact of="limits.rate.calls" /> calls in <Fact of="limits.rate.windowSeconds" /> seconds',
    '## 3. Say hello',
    'A date is `YYYY-MM-DD`.',
    'Call `https://{account}.abaco.example/api`.',
    'The key is `pk_test_EXAMPLE`.',
    '```bash\ncurl --max-time 5 https://developers.abaco.example/openapi.yaml\n```',
    '```js not-run="needs a browser"\ninit()\n```',
    'See [errors](/api/errors/) and [sales](./record-sales.mdx).',
  ])('%s', (given) => {
    expect(findUnbound(given, world)).toEqual([]);
  });
});

describe('a page follows the description', () => {
  const bound = readSources(generated, 'docs');
  const compile = (page: string, { facts } = bound) =>
    remarkFacts({ ...bound, facts })(
      parsePage(sources.get(page) ?? ''),
      new VFile({ path: join('docs', page) }),
    );

  test.each(pages)('%s names only what there is', (page) => {
    expect(() => compile(page)).not.toThrow();
  });

  test.each([
    { page: 'tools/api.mdx', group: 'values', gone: 'limits.rate.calls' },
    { page: 'tools/api.mdx', group: 'headers', gone: 'X-RateLimit-Reset' },
    { page: 'tools/api.mdx', group: 'parameters', gone: 'listInvoices.created_before' },
    { page: 'guides/record-sales.mdx', group: 'fields', gone: 'TransactionItem.amount' },
    { page: 'guides/record-sales.mdx', group: 'operations', gone: 'createTransaction' },
    { page: 'guides/checkout.mdx', group: 'events', gone: 'checkout.succeeded' },
    { page: 'guides/webhooks.mdx', group: 'objects', gone: 'Webhook' },
    { page: 'guides/getting-started.mdx', group: 'statuses', gone: '429' },
    { page: 'guides/getting-started.mdx', group: 'decisions', gone: 'G-API-107' },
  ] as const)('without $gone $page does not compile', ({ page, group, gone }) => {
    const { [gone]: _, ...rest } = bound.facts[group] as Record<string, unknown>;
    const facts = { ...bound.facts, [group]: rest };
    expect(() => compile(page, { ...bound, facts })).toThrow(`"${gone}"`);
  });
});

describe('the names outside the API', () => {
  test.each(Object.keys(names).filter((page) => page !== 'everywhere'))('are those of a page: %s', (page) => {
    expect(pages).toContain(page);
  });

  test.each(
    Object.entries(names).flatMap(([page, own]) => Object.keys(own ?? {}).map((id) => ({ page, id }))),
  )('of $page rest on a decision: $id', ({ id }) => {
    expect({ ...objectOf(bundle['x-decisions']), ...decisions }).toHaveProperty([id]);
  });

  test('stay on their page', () => {
    expect(findUnbound('Send `scope`.', worldOf('tools/api.mdx'))).toHaveLength(1);
    expect(findUnbound('Send `scope`.', worldOf('guides/connect/standard-accounts.mdx'))).toEqual([]);
  });
});

describe('decisions', () => {
  const marks = [...sources.values()].flatMap((source) => [...source.matchAll(/<Basis of="([^"]+)"/g)]);
  const used = new Set(marks.map(([, id]) => id));

  test.each(Object.keys(decisions))('%s is used by a page and unknown to the description', (id) => {
    expect(used).toContain(id);
    expect(bundle['x-decisions']).not.toHaveProperty([id]);
  });
});
