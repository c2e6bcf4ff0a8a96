import type { Locator, Page } from '@playwright/test';
import { test as plain } from './noted-test';
import { PageSimulator } from './pages/page-simulator';
import { expect, ignoreRoutes, test } from './test';
import { holds } from '../specified/holds';

/** The file of the simulator itself, by what only it contains. */
const ENGINE = 'request_createInvoice_body';

const runButton = (page: Page): Locator => page.getByRole('button', { name: /^Run:/ }).first();

test.describe('a run', () => {
  test.beforeEach(async ({ operationPage }) => operationPage.open('contacts', 'create-contact'));

  test('names its tab after the status, with a bead of its class', async ({ page }) => {
    const simulator = new PageSimulator(page);
    await simulator.run();
    await expect(simulator.line).toHaveText(/^201 Created simulated \d+ ms \d+ calls left$/);
    await expect(page.getByRole('radio', { name: 'Your run · 201' })).toBeChecked();
    await expect(page.locator('[data-run-tab] [data-bead]')).toHaveAttribute('data-bead', '2xx');
  });

  test('is outdated while another example is chosen, not while another language is', async ({
    page,
    operationPage,
  }) => {
    const simulator = new PageSimulator(page);
    await simulator.run();
    await expect(simulator.line).toContainText('201 Created');
    await operationPage.chooseLanguage('Python');
    await expect(simulator.line).toContainText('201 Created');
    const example = page.getByLabel('Example', { exact: true }).first();
    const first = await example.inputValue();
    await example.selectOption({ index: 1 });
    await expect(simulator.line).toHaveText('Outdated You chose another example.');
    await expect(page.locator('[data-run-tab] [data-bead]')).toHaveAttribute('data-bead', 'hollow');
    await example.selectOption(first);
    await expect(simulator.line).toContainText('201 Created');
    await example.selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Run again' }).click();
    await expect(simulator.line).toContainText('simulated');
    await expect(runButton(page)).toBeFocused();
  });

  test('is outdated once the environment has changed', async ({ page }) => {
    const simulator = new PageSimulator(page);
    await simulator.run();
    await expect(simulator.line).toContainText('201 Created');
    await page
      .getByRole('button', { name: /^Environment/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Your environment' });
    await form.getByRole('textbox', { name: 'Account' }).fill('ada-books');
    await form.getByRole('button', { name: 'Show in snippets' }).click();
    await expect(simulator.line).toHaveText('Outdated You changed the environment.');
  });

  test('of a request that causes an error says so, and takes the focus along', async ({ page }) => {
    const simulator = new PageSimulator(page);
    await page.getByRole('radio', { name: /^422/ }).first().check({ force: true });
    await page.getByRole('button', { name: 'Run a request that causes it' }).first().click();
    await expect(simulator.line).toContainText(/^422 .* caused on purpose/);
    await expect(simulator.tab).toBeFocused();
    await expect(page.locator('[data-run-tab] [data-bead]')).toHaveAttribute('data-bead', '4xx');
  });

  test(
    'starts with Alt and R where the panel has the focus, and nowhere else',
    holds('run.shortcut'),
    async ({ page }) => {
      const simulator = new PageSimulator(page);
      await page.keyboard.press('Alt+r');
      await expect(simulator.line).toHaveCount(0);
      await page.getByLabel('Language', { exact: true }).first().focus();
      await page.keyboard.press('Alt+r');
      await expect(simulator.line).toContainText('201 Created');
    },
  );

  test('is announced by the status that the page came with', async ({ page }) => {
    const simulator = new PageSimulator(page);
    const status = page.locator('#code-panel [data-run-status]');
    const before = await status.elementHandle();
    await simulator.run();
    await expect(simulator.line).toContainText('201 Created');
    expect(await status.evaluate((now, then) => now === then && now.role === 'status', before)).toBe(true);
    await page.getByRole('radio', { name: /^201/ }).first().check({ force: true });
    await expect(simulator.line).toBeAttached();
    expect((await simulator.line.locator('..').boundingBox())?.height).toBeLessThanOrEqual(1);
  });
});

test.describe('a run whose simulator is still loading', () => {
  test('is busy at once, has a line, and can be cancelled', async ({ page, operationPage }) => {
    const engine = await holdEngine(page);
    await operationPage.open('contacts', 'create-contact');
    const simulator = new PageSimulator(page);
    const isBusy = await runButton(page).evaluate((button: HTMLElement) => {
      button.click();
      return button.ariaBusy;
    });
    expect(isBusy).toBe('true');
    await expect(simulator.line).toHaveText('Loading the simulator');
    await expect(page.getByRole('radio', { name: 'Your run', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(simulator.line).toHaveCount(0);
    await expect(simulator.tab).toBeHidden();
    await expect(runButton(page)).toBeFocused();
    engine.respond();
    await page.waitForLoadState('networkidle');
    await expect(simulator.line).toHaveCount(0);
    await simulator.run();
    await expect(simulator.line).toContainText('201 Created');
    // Nothing was sent for the run that was cancelled.
    await expect(simulator.response).toContainText('Requests so far: 1.');
  });

  test('begins to load when a reader points at Run', async ({ page, operationPage }) => {
    await operationPage.open('contacts', 'create-contact');
    await page.waitForLoadState('networkidle');
    const loaded = page.waitForResponse(async (response) => (await response.text()).includes(ENGINE));
    await runButton(page).hover();
    await loaded;
  });
});

// Chromium logs what it could not load, so the pages are not clean here.
plain(
  'a run says that it needs a connection, and comes back with it',
  holds('run.offline'),
  async ({ context, page }) => {
    await page.goto('/api/ping/get-ping/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await context.setOffline(true);
    const simulator = new PageSimulator(page);
    await runButton(page).dispatchEvent('click');
    await expect(simulator.line).toContainText('You are offline. The simulator needs a connection once');
    await expect(runButton(page)).toBeDisabled();
    await context.setOffline(false);
    await expect(runButton(page)).toBeEnabled();
    await expect(simulator.line).toHaveCount(0);
    await simulator.run();
    await expect(simulator.line).toContainText('simulated');
  },
);

plain('in a guide, the message about the connection is in line with the code', async ({ context, page }) => {
  await page.goto('/guides/getting-started/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await context.setOffline(true);
  await runButton(page).dispatchEvent('click');
  const message = page.getByText('You are offline. The simulator needs a connection once').first();
  await expect(message).toBeVisible();
  const start = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  };
  const code = page.locator('.theme-code-block pre code').first();
  expect(await message.evaluate(start)).toBeCloseTo(await code.evaluate(start), 0);
});

plain(
  'a run whose simulator is missing says that nothing was sent, and can be tried again',
  holds('run.missing'),
  async ({ page }) => {
    const engine = await holdEngine(page);
    await page.goto('/api/ping/get-ping/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const simulator = new PageSimulator(page);
    await simulator.run();
    engine.fail();
    await expect(simulator.line).toHaveText('The simulator did not load Nothing was sent.');
    await expect(page.getByText('a part of the simulator did not load.')).toBeVisible();
    await expect(runButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await ignoreRoutes(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(simulator.line).toContainText('200 OK');
  },
);

test('a run in a guide shows its status without scrolling', async ({ page }) => {
  await page.goto('/guides/getting-started/');
  const simulator = new PageSimulator(page);
  const before = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-simulator-action="run"]');
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return window.scrollY;
  });
  await simulator.run();
  await expect(simulator.line).toContainText('simulated');
  await expect(simulator.line).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

/** Holds the file of the simulator back until it comes or fails. */
async function holdEngine(page: Page): Promise<{ respond: () => void; fail: () => void }> {
  const held: { settle?: (isLoaded: boolean) => void } = {};
  const isLoaded = new Promise<boolean>((resolve) => (held.settle = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(ENGINE)) return route.fulfill({ response });
    return (await isLoaded) ? route.fulfill({ response }) : route.abort();
  });
  return { respond: () => held.settle?.(true), fail: () => held.settle?.(false) };
}
