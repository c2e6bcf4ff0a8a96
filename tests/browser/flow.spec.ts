import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { PageSimulator } from './pages/page-simulator';
import { expect, test } from './test';
import { holds } from '../specified/holds';

const maxPlayer = 10 * 1024;

const pages = [
  { path: '/guides/record-refunds/', steps: 5 },
  { path: '/guides/correct-invoices/', steps: 5 },
  { path: '/guides/checkout/', steps: 4 },
];

/** The steps of a flow in a guide. */
class FlowSteps {
  readonly player: Locator;
  readonly items: Locator;
  readonly done: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.player = page.locator('[data-flow]');
    this.items = this.player.locator('li[data-state]');
    this.done = this.player.locator('li[data-state="done"]');
    this.status = this.player.getByRole('status');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('button', { name: 'Play these steps' }).click();
    await expect(this.player).toBeVisible();
  }

  runAll(): Locator {
    return this.player.getByRole('button', { name: /^Run all steps/ });
  }

  buttonOf(index: number): Locator {
    return this.items.nth(index).getByRole('button').first();
  }
}

for (const { path, steps } of pages)
  test(
    `the flow of ${path} runs to its end, and from any step again`,
    holds('flows.run'),
    async ({ page }) => {
      const flow = new FlowSteps(page);
      await flow.open(path);
      await expect(flow.runAll()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(flow.done).toHaveCount(steps);
      await expect(flow.status).toHaveText(new RegExp(`^Step ${steps} of ${steps}: `));
      for (let index = steps - 1; index >= 0; index -= 1) {
        await flow.buttonOf(index).click();
        await expect(flow.done, `after step ${index + 1}`).toHaveCount(index + 1);
        await expect(flow.buttonOf(index)).toBeFocused();
      }
      await flow.buttonOf(steps - 1).click();
      await expect(flow.done).toHaveCount(steps);
    },
  );

test(
  'a step takes the values of the steps before it, and its result goes with theirs',
  holds('flows.player'),
  async ({ page }) => {
    const flow = new FlowSteps(page);
    await flow.open('/guides/record-refunds/');
    await flow.buttonOf(3).click();
    await expect(flow.done).toHaveCount(4);
    const credit = await flow.items
      .nth(1)
      .getByText(/^credit: /)
      .locator('b')
      .innerText();
    await expect(flow.items.nth(3).getByRole('list', { name: 'Taken from earlier steps' })).toHaveText(
      `id ${credit}`,
    );
    await flow.buttonOf(1).click();
    await expect(flow.done).toHaveCount(2);
    await expect(flow.items.nth(1).getByText(/^credit: /)).not.toHaveText(`credit: ${credit}`);
    await flow.player.getByRole('button', { name: 'Start over' }).click();
    await expect(flow.done).toHaveCount(0);
  },
);

test('a flow stops at a call that fails, and shows its response', async ({ page }) => {
  const flow = new FlowSteps(page);
  await page.clock.setFixedTime('2026-01-01T00:00:00Z');
  await flow.open('/guides/record-refunds/');
  for (let call = 0; call < 21; call += 1) {
    await flow.runAll().click();
    await expect(flow.runAll()).not.toHaveAttribute('aria-busy');
  }
  const failed = flow.player.locator('li[data-state="failed"]');
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText('429 Too Many Requests');
  await expect(failed.getByLabel(/^Response: /)).toBeVisible();
});

test('no state of a flow breaks a rule of accessibility', async ({ page }) => {
  const flow = new FlowSteps(page);
  await flow.open('/guides/checkout/');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await flow.runAll().click();
  await expect(flow.done).toHaveCount(4);
  for (const summary of await flow.player.locator('summary').all()) await summary.click();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test(
  'a flow whose code does not load says so, and plays at the next press',
  holds('flow.missing'),
  async ({ page }) => {
    await page.goto('/guides/record-refunds/');
    await new PageSimulator(page).run();
    await expect(new PageSimulator(page).line).toContainText('simulated');
    const play = page.getByRole('button', { name: 'Play these steps' });
    // Served wrongly rather than not at all, which the browser would write into the console.
    await page.route('**/assets/js/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await play.click();
    await expect(page.getByRole('alert')).toHaveText('The steps did not load. Try again.');
    await page.unrouteAll();
    await play.click();
    await expect(new FlowSteps(page).runAll()).toBeVisible();
  },
);

test('the player of a flow weighs little next to the simulator', async ({ page }) => {
  await page.goto('/guides/record-refunds/');
  await new PageSimulator(page).run();
  await expect(new PageSimulator(page).line).toContainText('simulated');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await page.getByRole('button', { name: 'Play these steps' }).click();
  await expect(new FlowSteps(page).runAll()).toBeVisible();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxPlayer);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps of a flow are there, and no button', async ({ page }) => {
    await page.goto('/guides/checkout/');
    const steps = page.getByRole('region', { name: 'Sell a product on the payment page' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.getByRole('link', { name: 'POST /checkout/sessions', exact: true })).toBeVisible();
    await expect(steps.getByRole('button')).toHaveCount(0);
  });
});
