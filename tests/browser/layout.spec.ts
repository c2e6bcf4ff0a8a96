import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { setColorMode } from './color-mode';
import { fixtureSite } from '../../tools/machine/ports';
import { expect, test } from './test';

/**
 * Where the parts of each kind of page stand, and in which colours: what a picture would show, but for the shapes of letters,
 * which differ from machine to machine. Renew with `LAYOUT=renew npx playwright test layout --workers 1`, format the file, and look at the
 * pages before you commit the difference.
 */
const file = 'tests/browser/layout.json';
const renews = process.env.LAYOUT === 'renew';

/** Pixels by which fonts of another machine may move a part. */
const tolerance = 32;

const pages = {
  home: '/',
  guide: '/guides/getting-started/',
  landing: '/api/',
  operation: '/api/invoices/create-invoice/',
  object: '/api/objects/invoice/',
  event: '/api/webhooks/invoice-created/',
  errors: '/api/errors/',
  conventions: '/api/conventions/',
  decisions: '/api/decisions/',
  'index of guides': '/guides/',
  glossary: '/glossary/',
  'not found': '/no/such/page/',
};

/** States that only a gallery of the fixture site shows at once. */
const galleries = {
  'run, loading': '/runs/#Loading',
  'run, result': '/runs/#Result',
  'run, outdated': '/runs/#Stale',
  'run, not loaded': '/runs/#Not loaded',
  'run, offline': '/runs/#Offline',
  form: '/forms/#Form',
  'form with errors': '/forms/#Form with errors',
};

const parts = {
  navbar: '.navbar',
  sidebar: '.theme-doc-sidebar-container nav',
  title: 'h1',
  bar: '[data-page-bar]',
  panel: '#code-panel',
  field: '[data-part="field"]',
  'second title': 'article :is(h2, [data-basis] > :last-child)',
  action: '[data-action-bar]',
  code: '.theme-code-block',
  answer: '[data-answer-head]',
  'line of the run': '[data-run-status]:not(:empty)',
  'wrong value': '[data-wrong]',
};

interface Part {
  box: number[];
  color: string;
  background: string;
}

type Layout = Record<string, Part>;

const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Layout>;

/** A page follows a new width in the end: scripts render the sidebar and the bar for it. Each width that fails is reported. */
const expectSoon = expect.configure({ soft: true, timeout: 10_000 });

listTests(pages);

test.describe('of the fixture site,', () => {
  test.use({ baseURL: fixtureSite });
  listTests(galleries);
});

function listTests(kinds: Record<string, string>): void {
  for (const [kind, path] of Object.entries(kinds))
    test(`the parts of ${kind} keep their positions, at each width and in both modes`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
      const layouts: Record<string, Layout> = {};
      for (const width of [390, 996, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const mode of ['light', 'dark'] as const) {
          await setColorMode(page, mode);
          const name = `${kind} ${width} ${mode}`;
          if (renews) layouts[name] = await readLayout(page);
          else await expectSoon.poll(() => readMoves(page, name)).toEqual([]);
        }
      }
      if (renews) renew(layouts);
    });
}

test('the bar of a page is one line, with room for its tools', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 900 });
  for (const path of ['/api/proof/', '/api/conventions/', '/api/errors/', '/api/invoices/create-invoice/']) {
    await page.goto(path);
    const bar = page.locator('[data-page-bar]');
    expect((await bar.boundingBox())?.height, path).toBeLessThan(60);
    const tools = await bar.locator('[data-copy-page]').boundingBox();
    expect(tools!.x + tools!.width, path).toBeLessThanOrEqual(996);
  }
});

test('a part that has moved, gone or changed its colour is named', () => {
  const part = { box: [0, 100, 200, 50], color: 'black', background: 'white' };
  const moved = { ...part, box: [0, 100, 260, 50] };
  expect(compare({ a: part }, { a: part })).toEqual([]);
  expect(compare({ a: moved }, { a: part })).toHaveLength(1);
  expect(compare({}, { a: part })).toHaveLength(1);
  expect(compare({ a: { ...part, color: 'red' } }, { a: part })).toHaveLength(1);
});

/** Returns what is not where it was, in a line for each part. */
async function readMoves(page: Page, name: string): Promise<string[]> {
  return compare(await readLayout(page), known[name] ?? {}).map((line) => `${name}, ${line}`);
}

/** Position and width of each part that shows; its height depends on how lines break. */
async function readLayout(page: Page): Promise<Layout> {
  return page.evaluate((selectors) => {
    const found = Object.entries(selectors).flatMap(([name, selector]) => {
      const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      if (!element) return [];
      const { left, top, width } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      const box = [left, Math.min(top, 900), width].map(Math.round);
      return [[name, { box, color, background: backgroundColor }] as const];
    });
    return Object.fromEntries(found);
  }, parts);
}

function compare(layout: Layout, before: Layout): string[] {
  return [...new Set([...Object.keys(layout), ...Object.keys(before)])].flatMap((name) => {
    const [now, then] = [layout[name], before[name]];
    if (!now || !then) return [`${name} is ${now ? 'new' : 'gone'}`];
    const isMoved = now.box.some((value, index) => Math.abs(value - (then.box[index] ?? 0)) > tolerance);
    const isRecoloured = now.color !== then.color || now.background !== then.background;
    return isMoved || isRecoloured ? [`${name}: ${JSON.stringify(then)} is now ${JSON.stringify(now)}`] : [];
  });
}

function renew(layouts: Record<string, Layout>): void {
  Object.assign(known, layouts);
  const sorted = Object.fromEntries(
    Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
}
