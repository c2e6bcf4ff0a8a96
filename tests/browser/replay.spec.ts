import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import requestsText from '../../generated/simulator/requests.json';
import type { SimulatorRequests } from '#core/contracts/requests';
import { PageSimulator } from './pages/page-simulator';
import { expect, test } from './test';

/**
 * Runs every example of every operation, and looks at what a reader sees: the status without scrolling, never the response to another
 * request, and a page that stays where it is. `WIDTHS=all` replays it at each width, not only on a desktop.
 */
const widths = process.env.WIDTHS === 'all' ? [1920, 1440, 996, 768, 390] : [1440];

const { operations } = requestsText as unknown as SimulatorRequests;

const paths = listOperationPages();

test('every operation with a request has a page to replay', () => {
  expect(paths).toHaveLength(Object.keys(operations).length);
});

// In two parts, which run at the same time.
for (const part of [0, 1])
  test(`every run shows its own response at once on ${widths.join(', ')} pixels, part ${part + 1}`, async ({
    page,
  }) => {
    for (const path of paths.filter((_, index) => index % 2 === part)) {
      await page.goto(path);
      const examples = await listExamples(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (width <= 996 && !(await page.locator('#code-panel').isVisible()))
          await page.getByRole('button', { name: 'Show code' }).click();
        for (const example of examples) await replay(page, `${path} ${example} on ${width} pixels`, example);
      }
    }
  });

async function replay(page: Page, name: string, example: string): Promise<void> {
  const simulator = new PageSimulator(page);
  const select = page.locator('#code-panel select[data-choice="example"]');
  const shown = (await simulator.line.count()) > 0 && example !== '' ? await select.inputValue() : example;
  if (example !== '') await select.selectOption(example);
  if (shown !== example) {
    await expect(simulator.line, name).toHaveText('Outdated You chose another example.');
    await expect(page.locator('#code-panel [data-run="stale"]'), name).toHaveCount(1);
  }
  const before = await look(page);
  await simulator.run();
  // Asked for at each frame: an assertion would wait longer than the run takes.
  await page.waitForFunction(
    (runs) => document.querySelector('#code-panel')?.textContent.includes(`so far: ${runs}.`),
    before.count + 1,
  );
  const { isSeen, status, code, scroll } = await look(page);
  expect(isSeen, `${name}: the line with the status is in view`).toBe(true);
  expect(code, `${name}: the tab has the status of the line`).toBe(` · ${status}`);
  expect(scroll, `${name}: the page stays where it is`).toEqual(before.scroll);
}

/** Reads what a panel shows of a run. Its line is in view if nothing else is on top of it. */
async function look(page: Page) {
  return page.evaluate(() => {
    const status = document.querySelector('#code-panel [data-run-status]');
    const { left, top, width, height } = status?.getBoundingClientRect() ?? new DOMRect();
    const found = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(left + width * 0.1, top + height * part),
    );
    return {
      isSeen: height > 0 && found.every((element) => status?.parentElement?.contains(element)),
      status: /^\d+/.exec(status?.textContent ?? '')?.[0],
      code: document.querySelector('#code-panel [data-run-tab] b')?.textContent,
      count: Number(/so far: (\d+)/.exec(document.querySelector('#code-panel')?.textContent ?? '')?.[1] ?? 0),
      scroll: [window.scrollX, window.scrollY],
    };
  });
}

/** Lists the examples of the page: those of its menu, or the single one. */
async function listExamples(page: Page): Promise<string[]> {
  const options = page.locator('#code-panel select[data-choice="example"] option');
  const values = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  return values.length > 0 ? values : [''];
}

/** Lists the addresses of the operations, from the data of their pages. */
function listOperationPages(): string[] {
  const folder = 'generated/pages';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json') && hasRequests(`${folder}/${file}`))
    .map((file) => `/api/${file.replace(/\.json$/, '')}/`);
}

function hasRequests(file: string): boolean {
  const { id, requests } = JSON.parse(readFileSync(file, 'utf8')) as { id?: string; requests?: unknown[] };
  return id !== undefined && Object.hasOwn(operations, id) && requests !== undefined;
}
