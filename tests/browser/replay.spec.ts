import type { Page } from '@playwright/test';
import requestsText from '../../generated/simulator/requests.json';
import type { OperationData } from '#core/contracts/page-data';
import type { SimulatorOperation, SimulatorRequests } from '#core/contracts/requests';
import { readPageData } from '../contract/member-order/read-pages';
import { PageSimulator } from './pages/page-simulator';
import { expect, test } from './test';

/**
 * Runs every example of a page, and looks at what a reader sees: the status without scrolling, never the response to another request,
 * and a page that stays where it is. One operation of each kind on a desktop; `WIDTHS=all` replays every operation at each width.
 */
const isWhole = process.env.WIDTHS === 'all';
const widths = isWhole ? [1920, 1440, 996, 768, 390] : [1440];

const { operations } = requestsText as unknown as SimulatorRequests;

const pages = listOperationPages();
const paths = isWhole ? [...pages.values()] : firstOfEachKind();

test('every operation with a request has a page to replay', () => {
  expect([...pages.keys()].sort()).toEqual(Object.keys(operations).sort());
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

/** Finds the addresses of the operations by their ids, from the data of their pages. */
function listOperationPages(): Map<string, string> {
  return new Map(
    [...readPageData()].flatMap(([name, data]): [string, string][] => {
      const { id, requests } = data as Partial<OperationData>;
      const isReplayed = id !== undefined && Object.hasOwn(operations, id) && requests !== undefined;
      return isReplayed ? [[id, `/api/${name}/`]] : [];
    }),
  );
}

/** Lists the first page of each kind of operation: what a reader chooses, what is sent and what comes back are of the same form. */
function firstOfEachKind(): string[] {
  const kinds = new Map<string, string>();
  for (const [id, path] of pages) {
    const kind = kindOf(operations[id] as SimulatorOperation);
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

function kindOf({ method, mediaType, requests }: SimulatorOperation): string {
  const sent = requests.flatMap(({ headers, parameters }) => [headers.Accept, ...Object.keys(parameters)]);
  return [method, mediaType, requests.length > 1 ? 'examples' : 'one example', ...new Set(sent.sort())].join(
    ' ',
  );
}
